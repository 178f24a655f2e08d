import { SMTPServer } from 'smtp-server';
import { evenings, reservationBy, spreadOver } from '../guests.mjs';
import { compare, server } from '../load.mjs';
import { freshDatabase, startStrapec } from '../servers.mjs';

/** What a guest waits for a reservation while the mail server is down, beside one that takes every mail; one at a time. */
export async function measureMailDown({ rounds, isQuick, ...setting }) {
  const inbox = await openInbox();
  const up = await strapecOfItsOwn(setting, 'mail_up', { SMTP_URL: `smtp://127.0.0.1:${inbox.port}` });
  const down = await strapecOfItsOwn(setting, 'mail_down', {});
  const contestant = (name, strapec) => {
    const requests = [reservationBy(spreadOver(evenings.slow))];
    return server(name, strapec, { requests, amount: isQuick ? 50 : 150, connections: 1, accepts: [201] });
  };
  const contestants = [contestant('mail server up', up), contestant('mail server down', down)];
  for (const { run } of contestants) await run(); // both servers have just been opened
  const rows = await compare(contestants, { rounds }).finally(() =>
    Promise.all([up.stop(), down.stop(), inbox.close()]),
  );
  return rows.map((row) => ({ ...row, 'p50, of up (target ≤ 1.1)': row['p50 ms'] / rows[0]['p50 ms'] }));
}

/** Nobody pays for the mails that another one has in its queue. */
async function strapecOfItsOwn(setting, database, env) {
  return startStrapec({ ...setting, databaseUrl: await freshDatabase(setting.databaseUrl, database) }, env);
}

function openInbox() {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => stream.resume().on('end', done),
  });
  return new Promise((resolve) => {
    const { server: listener } = smtp;
    smtp.listen(0, '127.0.0.1', () =>
      resolve({ port: listener.address().port, close: () => new Promise((closed) => smtp.close(closed)) }),
    );
  });
}
