locals {
  is_ubuntu   = var.operating_system == "ubuntu"
  ssh_service = local.is_ubuntu ? "ssh" : "sshd"
  auth_log    = local.is_ubuntu ? "/var/log/auth.log" : "/var/log/secure"

  # The first value that sshd reads wins, and files of this folder are read in name order before the main file.
  sshd_config = join("\n", concat(
    [
      "Port ${var.ssh_port}",
      "PermitRootLogin no",
      "PasswordAuthentication no",
      "KbdInteractiveAuthentication no",
      "PubkeyAuthentication yes",
      "PermitEmptyPasswords no",
      "MaxAuthTries ${var.max_auth_tries}",
      "LoginGraceTime 30",
      "ClientAliveInterval ${var.keepalive_interval_in_seconds}",
      "ClientAliveCountMax 2",
      "X11Forwarding no",
      "AllowAgentForwarding ${var.allow_agent_forwarding ? "yes" : "no"}",
      "AllowTcpForwarding ${var.allow_tcp_forwarding ? "yes" : "no"}",
      "PermitTunnel no",
      "LogLevel VERBOSE",
    ],
    length(var.allowed_users) > 0 ? ["AllowUsers ${join(" ", var.allowed_users)}"] : [],
    [""],
  ))

  kernel_settings = join("\n", [
    "kernel.dmesg_restrict = 1",
    "kernel.kptr_restrict = 2",
    "net.ipv4.conf.all.accept_redirects = 0",
    "net.ipv4.conf.all.log_martians = 1",
    "net.ipv4.conf.all.send_redirects = 0",
    "net.ipv4.tcp_syncookies = 1",
    "net.ipv6.conf.all.accept_redirects = 0",
    "",
  ])

  agent_config = {
    logs = {
      logs_collected = {
        files = {
          collect_list = [
            for path in concat([local.auth_log], var.extra_log_files) : {
              file_path       = path
              log_group_name  = var.log_group_name
              log_stream_name = "{instance_id}${path}"
            }
          ]
        }
      }
    }
    metrics = {
      append_dimensions = { InstanceId = "$${aws:InstanceId}" }
      metrics_collected = {
        disk = { measurement = ["used_percent"], resources = ["/"] }
        mem  = { measurement = ["mem_used_percent"] }
      }
    }
  }

  files = concat(
    [
      { path = "/etc/ssh/sshd_config.d/00-hardened.conf", permissions = "0600", content = local.sshd_config },
      { path = "/etc/sysctl.d/60-hardened.conf", permissions = "0644", content = local.kernel_settings },
      { path = "/usr/local/sbin/harden-host", permissions = "0700", content = local.hardening_script },
    ],
    var.log_group_name == null ? [] : [
      { path = "/opt/hardened-host/cloudwatch-agent.json", permissions = "0644", content = jsonencode(local.agent_config) },
    ],
    var.startup_script == null ? [] : [
      { path = "/usr/local/sbin/start-host", permissions = "0700", content = var.startup_script },
    ],
  )

  hardening_script = templatefile("${path.module}/harden-host.sh.tftpl", {
    is_ubuntu         = local.is_ubuntu
    automatic_updates = var.automatic_security_updates
    send_logs         = var.log_group_name != null
    ssh_service       = local.ssh_service
    ssh_port          = var.ssh_port
    packages          = join(" ", var.packages)
  })

  cloud_config = merge(
    {
      preserve_hostname = var.hostname == null
      disable_root      = true
      ssh_pwauth        = false
      package_update    = true
      write_files       = local.files
      runcmd = concat(
        [["/usr/local/sbin/harden-host"]],
        var.startup_script == null ? [] : [["/usr/local/sbin/start-host"]],
      )
    },
    var.hostname == null ? {} : { hostname = var.hostname },
  )

  user_data = "#cloud-config\n${yamlencode(local.cloud_config)}"
}
