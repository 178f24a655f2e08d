import { createServer } from 'node:http';
import { readFileSync, existsSync, statSync } from 'node:fs';
import { extname } from 'node:path';
const W='/work/wt-page/apps/web';
const { aSite } = await import(W+'/src/shared/testing/a-site.ts');
const { aMenu, aLongMenu } = await import(W+'/src/shared/testing/a-menu.ts');
const { someEvents } = await import(W+'/src/shared/testing/some-events.ts');
const { filterFrom, paramsOf } = await import('/work/wt-page/libs/domain/dist/index.js');
const dir=W+'/dist/client';
const {createPageRenderer}=await import(W+'/dist/server/entry-server.js');
const render=await createPageRenderer(dir);
const types={'.js':'text/javascript','.css':'text/css','.woff2':'font/woff2','.avif':'image/avif','.webp':'image/webp','.svg':'image/svg+xml','.png':'image/png','.jpg':'image/jpeg','.webmanifest':'application/json'};
let gone=new Set();
const menuOf=(l,n)=>{ const m=n?aLongMenu(l,n):aMenu(l); return m.map(s=>({...s,items:s.items.map(i=>gone.has(i.slug)?{...i,isSoldOut:true,servings:i.servings.map(v=>({...v,isSoldOut:true}))}:i.slug==='frankovka-modra-vinarstvo-zelenak-2022'?{...i,servings:i.servings.map((v,x)=>x===0?{...v,isSoldOut:true}:v)}:i)}))};
createServer((q,r)=>{
  const url=new URL(q.url,'http://x'); const language=url.searchParams.get('lang')==='en'?'en':'sk';
  const n=Number(url.searchParams.get('n')??0);
  if(url.pathname==='/gone'){gone.add(url.searchParams.get('slug'));return r.end('ok');}
  if(url.pathname==='/api/menu'){r.setHeader('content-type','application/json');return r.end(JSON.stringify({language,evening:'2026-11-25',sections:menuOf(language,n)}));}
  const f=dir+url.pathname; if(url.pathname!=='/'&&existsSync(f)&&statSync(f).isFile()){r.setHeader('content-type',types[extname(f)]??'text/plain');return r.end(readFileSync(f));}
  const query=url.pathname.startsWith('/wine-menu/print')?[...url.searchParams]:paramsOf(filterFrom(url.searchParams));
  const empty=url.searchParams.has('empty');
  const {html,status}=render({path:url.pathname,query,language,origin:'http://127.0.0.1:4111',site:aSite(language, globalThis.siteChange?.(language)),events:someEvents,menu:{language,evening:'2026-11-25',sections:empty?[]:menuOf(language,n)}});
  r.writeHead(status,{'content-type':'text/html; charset=utf-8'}).end(html);
}).listen(4111,'127.0.0.1');
