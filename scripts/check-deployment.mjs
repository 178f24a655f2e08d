// Checks the files that put Strapec on a server, as far as that is possible without starting them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { apiProgram } from './lib/api-program.mjs';
import { saidBy, stagesOf } from './lib/dockerfile.mjs';
import { at } from './lib/workspace.mjs';

const read = (name) => fs.readFileSync(at(name), 'utf8');
const faults = [];
const seconds = (text) => Number(/^(\d+)s$/.exec(text)?.[1] ?? 0);
const must = (isSo, what) => isSo || faults.push(what);

await checkCompose(load(read('docker-compose.yml')));
checkDockerfile(stagesOf(read('Dockerfile')));
checkCaddyfile(read('deploy/Caddyfile'));
checkUnit(read('deploy/strapec.service'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function checkCompose({ services, volumes }) {
  const { app, database, proxy } = services;
  for (const [name, service] of Object.entries(services)) {
    must(!service.container_name, `compose: ${name} has a container_name, so there can be only one`);
    must(/:[^:]+$/.test(service.image ?? '') || service.build, `compose: ${name} names no version of its image`);
    must(service.restart === 'unless-stopped', `compose: ${name} does not come back after a restart of the server`);
    for (const place of service.volumes ?? []) {
      const [volume] = place.split(':');
      must(volume.startsWith('.') || volume in volumes, `compose: nobody declares the volume ${volume}`);
    }
  }
  must(!app.ports && app.expose, 'compose: app takes a port of the host, so it cannot be scaled');
  must(/verbosity=terse.*statement=panic/.test(database.command), 'compose: the log of the database quotes people');
  must(
    app.volumes.every((place) => !/:\/data$/.test(place)) &&
      app.volumes.includes(`data:${path.dirname(app.environment.BACKUP_DIR)}`),
    'compose: processes share a data folder, or keep their backups apart',
  );
  must(!database.ports, 'compose: the database is open to the network');
  must(app.read_only && app.tmpfs?.includes('/tmp'), 'compose: the file system of app can be written to');
  must(
    app.cap_drop?.includes('ALL') && app.security_opt?.includes('no-new-privileges:true'),
    'compose: app may too much',
  );
  must(seconds(app.stop_grace_period) > 10, 'compose: app is killed before it has said goodbye (10 s)');
  must(
    app.depends_on.database.condition === 'service_healthy' && database.healthcheck,
    'compose: app starts too early',
  );
  must(proxy.ports.includes('443:443') && proxy.ports.includes('80:80'), 'compose: nobody answers on 80 and 443');
  must(services.mail.profiles?.includes('mail'), 'compose: Mailpit is no profile');
  must(services.translate.profiles?.includes('translate'), 'compose: LibreTranslate is no profile');
  await checkVariables({ ...app.environment });
}

/** What compose and the example hand to Strapec is read by it, and compose refuses to start without the rest. */
async function checkVariables(environment) {
  const { describeSettings } = await import(at('apps/api/compiled/platform/config/describe-settings.js'));
  const known = describeSettings().map(({ name }) => name);
  const own = ['DOMAIN', 'POSTGRES_PASSWORD'];
  const inExample = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  for (const name of Object.keys(environment)) must(known.includes(name), `compose: Strapec does not know ${name}`);
  for (const name of inExample) must([...known, ...own].includes(name), `.env.example: nobody reads ${name}`);
  for (const name of own) {
    must(inExample.includes(name), `.env.example: ${name} is missing`);
    must(read('docker-compose.yml').includes(`\${${name}:?`), `compose: starts without ${name}`);
  }
}

function checkDockerfile(stages) {
  const finalStage = stages.at(-1);
  must(stages.length > 1, 'Dockerfile: the tools that build are in the image');
  must(
    stages.every(({ base }) => /^node:24\b/.test(base)),
    'Dockerfile: not the Node that Strapec is built for',
  );
  must(saidBy(finalStage, 'USER').at(-1) === 'node', 'Dockerfile: Strapec runs as root');
  must(
    saidBy(finalStage, 'HEALTHCHECK').some((rest) => rest.includes('/api/health/ready')),
    'Dockerfile: nobody asks whether it is ready',
  );
  must(
    saidBy(finalStage, 'VOLUME').includes('/data') && saidBy(finalStage, 'ENV').includes('DATA_DIR=/data'),
    'Dockerfile: data is lost with the container',
  );
  must(
    saidBy(finalStage, 'CMD').at(-1) === `[${['node', ...apiProgram].map((word) => `"${word}"`).join(', ')}]`,
    'Dockerfile: starts something else than the API, or a shell stands between it and its signals',
  );
  must(
    stages.every((stage) => saidBy(stage, 'ARG').length === 0),
    'Dockerfile: something is decided while it is built',
  );
  for (const manifest of fs.globSync('{apps,libs}/*/package.json', { cwd: at() })) {
    const copied = stages
      .slice(0, -1)
      .every((stage) => saidBy(stage, 'COPY').some((rest) => rest.startsWith(`${manifest} `)));
    must(copied, `Dockerfile: ${manifest} is missing where libraries are installed`);
  }
}

function checkCaddyfile(text) {
  must(/dynamic a \{\s+name app\s+port 3000/.test(text), 'Caddyfile: does not find every process');
  must(/\{\$DOMAIN\} \{/.test(text), 'Caddyfile: is not about DOMAIN');
  const depth = [...text.replace(/\{\$\w+\}/g, '')].reduce((open, sign) => open + (sign === '{') - (sign === '}'), 0);
  must(depth === 0, 'Caddyfile: its braces do not match');
}

function checkUnit(text) {
  must(
    Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]) > 10,
    'unit: Strapec is killed before its requests have ended (10 s)',
  );
  must(
    text.includes(`\nExecStart=/usr/bin/env node ${apiProgram.join(' ')}\n`),
    'unit: starts something else than the API',
  );
  must(/^User=(?!root)/m.test(text), 'unit: Strapec runs as root');
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', at('deploy/strapec.service')], {
    encoding: 'utf8',
  });
  if (!error) must(status === 0, `unit: systemd says ${stderr}`); // where there is no systemd, nobody can ask it
}
