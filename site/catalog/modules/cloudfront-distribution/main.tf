data "aws_cloudfront_cache_policy" "managed" {
  name = var.cache_policy_name
}

resource "aws_cloudfront_origin_access_control" "this" {
  name                              = var.name
  description                       = "Signs the requests of ${var.name} to its bucket"
  origin_access_control_origin_type = "s3"
  signing_behavior                  = "always"
  signing_protocol                  = "sigv4"
}

resource "aws_cloudfront_response_headers_policy" "this" {
  name    = "${var.name}-security-headers"
  comment = "Security headers of ${var.name}"

  security_headers_config {
    content_type_options {
      override = true
    }

    frame_options {
      frame_option = var.frame_option
      override     = true
    }

    referrer_policy {
      referrer_policy = "strict-origin-when-cross-origin"
      override        = true
    }

    strict_transport_security {
      access_control_max_age_sec = var.hsts_max_age_seconds
      include_subdomains         = var.hsts_include_subdomains
      override                   = true
    }

    dynamic "content_security_policy" {
      for_each = var.content_security_policy == null ? [] : [var.content_security_policy]

      content {
        content_security_policy = content_security_policy.value
        override                = true
      }
    }
  }
}

# S3 behind CloudFront has objects but no directories, so /guide/ wouldn't be found without this function.
resource "aws_cloudfront_function" "index" {
  count = var.rewrite_folders_to_index ? 1 : 0

  name    = "${var.name}-index"
  comment = "Adds index.html to paths of folders"
  runtime = "cloudfront-js-2.0"
  publish = true

  code = <<-JS
    function handler(event) {
      var request = event.request;
      var last = request.uri.split('/').pop();
      if (last === '') {
        request.uri += '${var.default_root_object}';
      } else if (last.indexOf('.') === -1) {
        request.uri += '/${var.default_root_object}';
      }
      return request;
    }
  JS
}

resource "aws_cloudfront_distribution" "this" {
  comment             = var.name
  enabled             = true
  is_ipv6_enabled     = true
  http_version        = "http2and3"
  aliases             = var.aliases
  default_root_object = var.default_root_object
  price_class         = var.price_class
  web_acl_id          = var.web_acl_arn
  tags                = var.tags

  origin {
    origin_id                = "bucket"
    domain_name              = var.bucket_regional_domain_name
    origin_access_control_id = aws_cloudfront_origin_access_control.this.id
  }

  default_cache_behavior {
    target_origin_id           = "bucket"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD", "OPTIONS"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = data.aws_cloudfront_cache_policy.managed.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.this.id

    dynamic "function_association" {
      for_each = aws_cloudfront_function.index

      content {
        event_type   = "viewer-request"
        function_arn = function_association.value.arn
      }
    }
  }

  dynamic "custom_error_response" {
    for_each = var.error_responses

    content {
      error_code            = tonumber(custom_error_response.key)
      response_code         = custom_error_response.value.response_code
      response_page_path    = custom_error_response.value.page_path
      error_caching_min_ttl = custom_error_response.value.cache_seconds
    }
  }

  restrictions {
    geo_restriction {
      restriction_type = length(var.allowed_countries) > 0 ? "whitelist" : "none"
      locations        = var.allowed_countries
    }
  }

  viewer_certificate {
    cloudfront_default_certificate = length(var.aliases) == 0
    acm_certificate_arn            = length(var.aliases) == 0 ? null : var.acm_certificate_arn
    ssl_support_method             = length(var.aliases) == 0 ? null : "sni-only"
    minimum_protocol_version       = length(var.aliases) == 0 ? "TLSv1" : "TLSv1.2_2021"
  }

  dynamic "logging_config" {
    for_each = var.log_bucket == null ? [] : [var.log_bucket]

    content {
      bucket          = logging_config.value.domain_name
      prefix          = logging_config.value.prefix
      include_cookies = false
    }
  }

  lifecycle {
    precondition {
      condition     = length(var.aliases) == 0 || var.acm_certificate_arn != null
      error_message = "A distribution with its own domain names needs a certificate for them: set acm_certificate_arn."
    }
  }
}
