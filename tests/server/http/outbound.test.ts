import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import { createOutbound, type Outbound } from '../../../server/outbound/client.ts';
import { isPublic, type Resolve } from '../../../server/outbound/connecting.ts';
import { certificate } from '../support/certificate.ts';

/** Calls to other servers: real ones, on this machine. */

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => server.close());
  return Number(recordOf(server.address())['port']);
};
const serve = async (answer: RequestListener, met: (socket: Socket) => void = () => undefined): Promise<number> => {
  const server = createServer(answer).on('connection', met);
  const port = await listening(server);
  closing.push(() => server.closeAllConnections());
  return port;
};

interface Other {
  allow?: string[];
  resolve?: Resolve;
  connections?: number;
  bytes?: number;
}
const client = ({ allow = [], resolve, ...limits }: Other = {}): Outbound => {
  const outbound = createOutbound({ allow, own: new Map(), ...(resolve && { resolve }) }, limits);
  closing.push(() => outbound.close());
  return outbound;
};
const get = (outbound: Outbound, url: string, more: Partial<Parameters<Outbound['send']>[0]> = {}) =>
  outbound.send({ method: 'GET', url, timeout: 60_000, ...more });
const allowed = (port: number, more: Other = {}) => client({ allow: [`127.0.0.1:${port}`], ...more });

describe('internal addresses:', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[::a9fe:a9fe]/',
    'http://[4000::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[fec0::1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://①②⑦.0.0.1/',
    'https://127.0.0.1/',
  ])('%s is not called', async (url) => {
    await expect(get(client(), url)).rejects.toMatchObject({ code: 'inside', sent: false });
  });

  test('a local name that ends with a dot is not reached, whether DNS knows it or not', async () => {
    await expect(get(client(), 'http://localhost./')).rejects.toMatchObject({ sent: false });
  });

  test.each(['ftp://a.example/', 'file:///etc/passwd', 'http://user:password@a.example/', 'no address', 'http://'])(
    '%s is not an address to call',
    async (url) => {
      await expect(get(client(), url)).rejects.toMatchObject({ code: 'request', sent: false });
    },
  );

  test('a name that leads to one is not called, nor one that leads there among others', async () => {
    for (const found of [['127.0.0.1'], ['203.0.113.7', '10.0.0.1'], ['::ffff:10.0.0.1'], ['93.184.215.14', '::1']]) {
      const resolve: Resolve = async () => found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      await expect(get(client({ resolve }), 'http://a.example/')).rejects.toMatchObject({ code: 'inside' });
    }
  });

  test('DNS is asked once for each connection, so that it can’t answer with another address later', async () => {
    let asked = 0;
    const resolve: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '93.184.215.14', family: 4 }];
    };
    await expect(get(client({ resolve }), 'http://a.example/')).rejects.toMatchObject({ code: 'inside' });
    expect(asked).toBe(1);
  });

  test('no address of the non-public ranges passes, in any notation', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    );
    const hex = (n: number) => n.toString(16);
    fc.assert(
      fc.property(inside, ([a, b, c, d]) => {
        const mapped = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
        expect(
          [`${a}.${b}.${c}.${d}`, `::ffff:${a}.${b}.${c}.${d}`, `::ffff:${mapped}`, `64:ff9b::${mapped}`].filter(
            isPublic,
          ),
        ).toEqual([]);
      }),
    );
    expect(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'].filter(isPublic)).toHaveLength(2);
  });

  test('a redirect is reported and not followed; if followed, each address is checked again, and secrets stay behind', async () => {
    let heard: string | undefined;
    const other = await serve(({ headers }, answer) => {
      heard = headers.authorization;
      answer.end('there');
    });
    const first = await serve(({ url }, answer) => {
      const to: Record<string, string> = {
        '/inside': 'http://169.254.169.254/latest',
        '/local': `http://127.0.0.1:${other}/`,
        '/other': `http://localhost:${other}/`,
        '/again': '/again',
        '/scheme': 'file:///etc/passwd',
      };
      answer.writeHead(302, { location: to[url ?? ''] ?? '/' }).end();
    });
    const outbound = client({ allow: [`127.0.0.1:${first}`, `localhost:${other}`] });
    const at = `http://127.0.0.1:${first}`;
    expect(await get(outbound, `${at}/inside`)).toMatchObject({ status: 302 });
    for (const path of ['/inside', '/local'])
      await expect(get(outbound, at + path, { redirects: 3 })).rejects.toMatchObject({ code: 'inside' });
    await expect(get(outbound, `${at}/scheme`, { redirects: 3 })).rejects.toMatchObject({ code: 'request' });
    await expect(get(outbound, `${at}/again`, { redirects: 3 })).rejects.toMatchObject({ code: 'redirects' });
    const headers = { authorization: 'Bearer secret' };
    expect(await get(outbound, `${at}/other`, { redirects: 1, headers })).toMatchObject({ body: 'there' });
    expect(heard).toBeUndefined();
    // A request that may have taken effect is never sent twice.
    expect(await outbound.send({ method: 'POST', url: `${at}/other`, timeout: 60_000, redirects: 3 })).toMatchObject({
      status: 302,
    });
  });
});

describe('answers from other servers', () => {
  test('are read with their status and headers', async () => {
    const port = await serve((request, answer) => {
      answer.writeHead(201, { 'X-Said': [request.method ?? '', 'twice'] });
      request.pipe(answer);
    });
    expect(
      await allowed(port).send({ method: 'POST', url: `http://127.0.0.1:${port}/`, body: 'Grüße', timeout: 60_000 }),
    ).toMatchObject({ status: 201, headers: { 'x-said': 'POST, twice' }, body: 'Grüße' });
  });

  test('that trickle endlessly, or never come, end with the time-out', async () => {
    const port = await serve(({ url }, answer) => {
      if (url !== '/drip') return;
      answer.writeHead(200);
      const drip = setInterval(() => answer.write('.'), 20);
      answer.on('close', () => clearInterval(drip));
    });
    for (const path of ['/drip', '/never'])
      await expect(get(allowed(port), `http://127.0.0.1:${port}${path}`, { timeout: 300 })).rejects.toMatchObject({
        code: 'timeout',
        sent: true,
      });
  });

  test('that never end are cut off', async () => {
    const port = await serve((_, answer) => {
      const more = (): void => void (answer.writable && answer.write(Buffer.alloc(64 * 1024, 'a'), more));
      more();
    });
    await expect(get(allowed(port), `http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: 'tooLarge',
      sent: true,
    });
  });

  test('that are not text, not HTTP or truncated are reported as broken', async () => {
    const invalid = await serve((_, answer) => answer.end(Buffer.from([0x7b, 0xff, 0xfe])));
    const noise = createTcpServer((socket) => socket.on('error', () => undefined).end('hello\r\n\r\n'));
    const cut = await serve((_, answer) => {
      answer.writeHead(200, { 'content-length': 100 }).write('half', () => answer.destroy());
    });
    for (const port of [invalid, await listening(noise), cut])
      await expect(get(allowed(port), `http://127.0.0.1:${port}/`)).rejects.toMatchObject({
        code: 'broken',
        sent: true,
      });
  });

  test('are not requested from a server that can’t prove its identity; nobody receives the request', async () => {
    let heard = 0;
    const port = await listening(
      createTlsServer(certificate, (_, answer) => {
        heard += 1;
        answer.end();
      }),
    );
    await expect(get(allowed(port), `https://127.0.0.1:${port}/`)).rejects.toMatchObject({ code: 'tls', sent: false });
    expect(heard).toBe(0);
  });

  test('from addresses where nothing listens are reported as such', async () => {
    const port = await serve(() => undefined);
    await closing
      .splice(0)
      .reverse()
      .reduce<Promise<unknown>>((done, close) => done.then(close), Promise.resolve());
    await expect(get(allowed(port), `http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: 'connect',
      sent: false,
    });
  });
});

test('headers for framing and routing of a request are set only by the client', async () => {
  let heard = 0;
  const port = await serve((_, answer) => {
    heard += 1;
    answer.end();
  });
  const refused: [string, string][] = [
    ['Host', 'a.example'],
    ['Transfer-Encoding', 'chunked'],
    ['content-length', '0'],
    ['a', 'b\r\nc: d'],
    ['a b', 'c'],
  ];
  for (const [name, value] of refused)
    await expect(get(allowed(port), `http://127.0.0.1:${port}/`, { headers: { [name]: value } })).rejects.toMatchObject(
      { code: 'request', sent: false },
    );
  expect(heard).toBe(0);
});

test('a thousand concurrent calls share a host’s connections', async () => {
  let [open, most] = [0, 0];
  const port = await serve(
    (_, answer) => void setImmediate(() => answer.end('ok')),
    (socket) => {
      most = Math.max(most, (open += 1));
      socket.on('close', () => (open -= 1));
    },
  );
  const all = allowed(port, { connections: 10 });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get(all, `http://127.0.0.1:${port}/`)));
  expect(answers.filter(({ body }) => body === 'ok')).toHaveLength(1000);
  expect(most).toBeLessThanOrEqual(10);
});

test('a call that waits too long for a connection is never sent', async () => {
  let heard = 0;
  const busy = Promise.withResolvers<unknown>();
  const port = await serve(() => void ((heard += 1) === 10 && busy.resolve(undefined)));
  const outbound = allowed(port, { connections: 10 });
  const url = `http://127.0.0.1:${port}/`;
  const stuck = Array.from({ length: 10 }, () => get(outbound, url).catch((error: unknown) => error));
  await busy.promise;
  const late = Array.from({ length: 20 }, () => get(outbound, url, { timeout: 50 }).catch((error: unknown) => error));
  for (const failure of await Promise.all(late)) expect(failure).toMatchObject({ code: 'timeout', sent: false });
  await outbound.close();
  for (const failure of await Promise.all(stuck)) expect(failure).toMatchObject({ code: 'broken', sent: true });
  expect(heard).toBe(10);
});

test('failures reveal nothing of what was sent', async () => {
  const headers = { authorization: 'Bearer hush' };
  const failure: unknown = await get(client(), 'http://10.0.0.1/?key=hush', { headers }).catch(
    (error: unknown) => error,
  );
  expect(JSON.stringify([String(failure), recordOf(failure), recordOf(failure)['cause'] ?? null])).not.toContain(
    'hush',
  );
});
