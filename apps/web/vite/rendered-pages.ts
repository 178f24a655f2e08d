import { defaultLanguage, isLanguage } from '@strapec/domain';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { ClientAssets } from '../src/ssr/document/client-assets.ts';
import type { PublicEvent } from '../src/shared/events/public-event.ts';
import type { PublicMenu } from '../src/shared/menu/public-menu.ts';
import type { Site } from '../src/shared/site/site.ts';

type ServerEntry = typeof import('../src/entry-server.tsx');

export function renderedPages(): Plugin {
  return {
    name: 'rendered-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        renderFromSources(server, request).then(({ status, html }) => {
          response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        }, next);
      });
    },
  };
}

async function renderFromSources(server: ViteDevServer, request: Connect.IncomingMessage) {
  const url = new URL(request.originalUrl ?? '/', `http://${request.headers.host}`);
  const language = requestLanguage(url, request.headers.cookie ?? '');
  const serverEntry = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
  const render = await serverEntry.createRendererFromAssets(await devAssets(server));
  const { pathname: path, origin } = url;
  const site = await fetchJson<Site>(server, `site?lang=${language}`);
  const events = await fetchJson<PublicEvent[]>(server, 'events');
  const menu = await fetchJson<PublicMenu>(server, `menu?lang=${language}`);
  const query = [...url.searchParams];
  const { status, html } = render({ path, language, origin, site, events, menu, query });
  return { status, html: await server.transformIndexHtml(url.pathname, html) };
}

function requestLanguage(url: URL, cookies: string) {
  const candidates = [url.searchParams.get('lang'), /(?:^|; )lang=(\w+)/.exec(cookies)?.[1]];
  return candidates.find(isLanguage) ?? defaultLanguage;
}

async function fetchJson<T>(server: ViteDevServer, call: string): Promise<T> {
  const api = server.config.server.proxy?.['/api'];
  if (typeof api !== 'string') throw new Error('server.proxy names the address of the API');
  const response = await fetch(`${api}/api/${call}`);
  if (!response.ok) throw new Error(`${response.status}: the API at ${api} does not answer ${call}`);
  return (await response.json()) as T;
}

async function devAssets(server: ViteDevServer): Promise<ClientAssets> {
  const { moduleGraph } = server.environments.ssr;
  const sheets = [...moduleGraph.idToModuleMap.values()].filter(({ url }) => url.endsWith('.css'));
  const stylesheets = await Promise.all(
    sheets.map(async ({ url }) => ({ href: url, css: await loadCss(server, url) })),
  );
  return {
    entryUrl: '/src/entry-client.tsx',
    textFaceCss: await loadCss(server, '/src/shared/ui/fonts/text-face.css'),
    fontUrls: [],
    iconUrl: '/favicon.svg',
    readPageAssets: () => ({ stylesheets, moduleUrls: [] }),
    readAdminAssets: () => ({ entryUrl: '/src/entry-admin.tsx', stylesheetUrls: [], moduleUrls: [] }),
  };
}

const loadCss = async (server: ViteDevServer, url: string): Promise<string> =>
  String((await server.ssrLoadModule(`${url}?inline`))['default']);
