// The program for the pictures: a scratch database, a mail server that refuses one address, a name server, and a
// clock that stands where the story puts it.
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { DnsPeer } from '../../apps/api/test/support/dns-peer.ts';
import { startPostgres } from '../pg.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';
import { at } from '../lib/workspace.mjs';

const api = (file) => import(at('apps/api/dist', file));

/** Who signs in on the pictures. */
export const host = { username: 'jana', password: 'frankovka-modra-2026', firstName: 'Jana' };

/** A mailbox that has never existed. */
export const lostAddress = 'jan.hudak@staraposta.example';

const mailPort = 2525; // a picture shows it: always the same one

/** Starts at an instant; `close` ends all that was started. */
export async function openSite(instant) {
  const closing = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    return { ...(await open(instant, (end) => closing.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(instant, later) {
  const folder = temporaryFolder('guide');
  const cluster = await startPostgres({ dataDir: at('.data/guide/postgres'), careless: true });
  later(() => cluster.stop());
  const databaseUrl = await scratchDatabase(cluster.url);
  const mail = await openMailServer();
  later(() => new Promise((closed) => mail.close(closed)));
  const names = await openNameServer();
  later(() => names.close());
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    WEB_DIST: at('apps/web/dist'),
    PUBLIC_URL: 'https://strapec.example',
    SMTP_URL: `smtp://localhost:${mail.server.address().port}`,
    MAIL_DKIM_SELECTOR: 'strapec',
    MAIL_DNS_SERVER: names.address,
    MAIL_FROM: 'Strapec <rezervacie@strapec.example>',
    MAIL_STAFF: 'tim@strapec.example',
    CAPTCHA_PROVIDER: 'none',
    RATE_LIMITS: 'off',
    BACKUP_NIGHTLY: 'on',
    LOG_LEVEL: 'error',
  };
  return startSite(env, { instant, later });
}

async function startSite(env, { instant, later }) {
  let now = new Date(instant);
  await furnish(env.DATABASE_URL, now);
  const { createApp } = await api('configure-app.js');
  const app = await createApp({ env, clock: { now: () => new Date(now) } });
  later(() => app.close());
  await app.listen(0, '127.0.0.1');
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 });
  later(() => pool.end());
  return {
    url: `http://127.0.0.1:${app.getHttpServer().address().port}`,
    /** The clock stands still until the story goes on. */
    standAt: (moment) => (now = new Date(moment)),
    mailsAreOut: () => mailsAreOut(pool, now),
    orderMails: () => pool.query(orderMails),
    backUp: () => backUp(env, now),
  };
}

/** Tables, the sample house but for its wines and events, and the first member of staff with her name. */
async function furnish(databaseUrl, now) {
  const { migrate } = await api('database/migrate.js');
  const { addStaff } = await api('auth/staff-accounts.js');
  const staff = { ...host, lastName: 'Kubišová', email: 'jana@strapec.example', role: 'owner' };
  const { seedSample } = await api('database/seeds/sample-house/sample-house.js');
  const open = (source) => source.query(`INSERT INTO first_start_marks VALUES ('opened', now())`);
  const sample = seedSample(false, { today: now.toISOString().slice(0, 10), now });
  await migrate(databaseUrl, { furtherSeeds: [(source) => addStaff(source, staff, now), open, sample] });
}

async function backUp(env, now) {
  const backups = await api('backup/back-up.js');
  const { loadSettings } = await api('config/load-settings.js');
  await backups.backUp(loadSettings(env), 'nightly', now);
}

async function scratchDatabase(clusterUrl) {
  const client = new pg.Client(clusterUrl);
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS guide WITH (FORCE)');
  await client.query('CREATE DATABASE guide');
  await client.end();
  return clusterUrl.replace(/\/[^/]*$/, '/guide');
}

function openMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === lostAddress ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  return new Promise((opened, failed) => {
    server.once('error', failed);
    server.listen(mailPort, 'localhost', () => opened(server));
  });
}

/** What a domain with all its records in order looks like, but for one. */
async function openNameServer() {
  const names = new DnsPeer();
  names.zone = {
    'strapec.example': {
      MX: [{ priority: 10, exchange: 'mail.strapec.example' }],
      TXT: ['v=spf1 mx -all'],
    },
    'strapec._domainkey.strapec.example': { TXT: ['v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'] },
  };
  await names.open();
  return names;
}

// Two mails of one cause are of one moment: the team's copy comes second, always.
const orderMails = `UPDATE email_messages SET created_at = created_at + interval '1 second' WHERE kind LIKE '%staff_copy'`;

/** Waits until every mail that is due has been tried. */
async function mailsAreOut(pool, now) {
  const waiting = {
    text: `SELECT count(*)::int AS count FROM email_messages WHERE status = 'sending' OR (status = 'queued' AND next_attempt_at <= $1)`,
    values: [now],
  };
  for (let tries = 0; tries < 300; tries += 1) {
    const { rows } = await pool.query(waiting);
    if (rows[0].count === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the mails of the story do not go out');
}
