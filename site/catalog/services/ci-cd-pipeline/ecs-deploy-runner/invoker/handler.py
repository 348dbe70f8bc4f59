"""Starts a runner's task after checking that the request is one of those that were allowed.

The function is the only thing that a CI system may call. It never passes on text that no pattern covers.
"""

import base64
import gzip
import json
import os
import re

import boto3

# {"<runner>": {"family": "...", "commands": {"<command>": {"program": [...], "argument_patterns": [...]}}}}
RUNNERS = json.loads(gzip.decompress(base64.b64decode(os.environ["RUNNERS"])))

ecs = boto3.client("ecs")


class Refused(Exception):
    """The request is not allowed; the message says why and is shown to the caller."""


def resolve(request):
    """Returns the runner's name, the task family and the command line for a request, or raises Refused."""
    name = request.get("runner")
    runner = RUNNERS.get(name) if isinstance(name, str) else None
    if runner is None:
        raise Refused(f"unknown runner {name!r}; there are {', '.join(sorted(RUNNERS))}")

    command_name = request.get("command")
    command = runner["commands"].get(command_name) if isinstance(command_name, str) else None
    if command is None:
        raise Refused(f"runner {name!r} has no command {command_name!r}; there are {', '.join(sorted(runner['commands']))}")

    arguments = request.get("arguments", [])
    if not isinstance(arguments, list) or not all(isinstance(argument, str) for argument in arguments):
        raise Refused("arguments must be a list of strings")

    patterns = command["argument_patterns"]
    if len(arguments) != len(patterns):
        raise Refused(f"command {command_name!r} takes {len(patterns)} arguments, not {len(arguments)}")
    for position, (argument, pattern) in enumerate(zip(arguments, patterns), start=1):
        if re.fullmatch(pattern, argument) is None:
            raise Refused(f"argument {position}, {argument!r}, does not match {pattern}")

    return name, runner["family"], command["program"] + arguments


def handler(event, _context):
    """Runs the task and returns what the caller needs to follow it: its ARN, its cluster and its log stream."""
    name, family, command_line = resolve(event)

    response = ecs.run_task(
        cluster=os.environ["CLUSTER_ARN"],
        taskDefinition=family,
        launchType="FARGATE",
        count=1,
        startedBy="deploy-runner",
        propagateTags="TASK_DEFINITION",
        networkConfiguration={
            "awsvpcConfiguration": {
                "subnets": os.environ["SUBNET_IDS"].split(","),
                "securityGroups": [os.environ["SECURITY_GROUP_ID"]],
                "assignPublicIp": "DISABLED",
            }
        },
        overrides={"containerOverrides": [{"name": "runner", "command": command_line}]},
    )

    if response["failures"]:
        reasons = ", ".join(failure.get("reason", "unknown") for failure in response["failures"])
        raise RuntimeError(f"ECS did not start the task: {reasons}")

    task_arn = response["tasks"][0]["taskArn"]
    print(json.dumps({"runner": name, "command": command_line, "task": task_arn}))

    return {
        "cluster_arn": os.environ["CLUSTER_ARN"],
        "task_arn": task_arn,
        "log_group": f"/ecs/{family}",
        # The names of the stream's prefix and of the container are those of the task definition.
        "log_stream": f"task/runner/{task_arn.rsplit('/', 1)[-1]}",
    }
