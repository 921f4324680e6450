"""The rings and the four programs of Swift: a folder, and the ports of account, container and object.

Python reads Swift's modules once, and the programs are copies of this process that end with it.
"""

import ctypes
import os
import signal
import sys

import swift.common.middleware.s3api.s3api  # noqa: F401
import swift.proxy.server  # noqa: F401
from swift.account import server as account_server  # noqa: F401
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi
from swift.container import server as container_server  # noqa: F401
from swift.obj import server as object_server

END_WITH_PARENT = 1

folder, *ports = sys.argv[1:]
for name, port in zip(('account', 'container', 'object'), ports):
    ring = RingBuilder(4, 1, 0)
    place = {'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1'}
    ring.add_dev({'id': 0, 'weight': 1, **place})
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{name}.ring.gz')
for name in ('account', 'container', 'object', 'proxy'):
    if os.fork() == 0:
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
        more = {'global_conf_callback': object_server.global_conf_callback} if name == 'object' else {}
        sys.exit(run_wsgi(f'{folder}/{name}.conf', f'{name}-server', **more))
os.wait()
