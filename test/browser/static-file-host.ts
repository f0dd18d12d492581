import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/**
 * A host of plain files as anybody could rent one: it sends what lies in its folder, which can be exchanged, or goes away. What is
 * named by what is in it may be kept, as the README advises. It packs nothing: that takes longer than to send it on one machine.
 */
export interface Host {
  readonly address: string;
  folder: string;
  /** Cuts every line to it, now and from now on. */
  readonly cut: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

export async function hostOf(folder: string): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    let file = join(host.folder, decodeURIComponent(pathname));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (pathname.startsWith('/_astro/'))
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    void readFile(file).then(
      (content) => response.end(content),
      // The folder was taken away meanwhile.
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const host: Host = {
    address: `http://127.0.0.1:${port}`,
    folder,
    cut: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
  return host;
}
