import { SMTPServer } from 'smtp-server';
import { evenings, reservationBy, spreadOver } from '../guests.mjs';
import { compare, server } from '../load.mjs';
import { startHouse } from '../servers.mjs';

/** What a guest waits for a reservation while the mail server is down, beside one that takes every mail; one at a time. */
export async function measureMailDown({ rounds, isQuick, ...setting }) {
  const inbox = await openInbox();
  const up = await startHouse(setting, { SMTP_URL: `smtp://127.0.0.1:${inbox.port}` });
  const load = {
    requests: [reservationBy(spreadOver(evenings.slow))],
    amount: isQuick ? 50 : 150,
    connections: 1,
    accepts: [201],
  };
  const contestants = [server('mail server up', up, load), server('mail server down', setting.house, load)];
  const rows = await compare(contestants, { rounds }).finally(() => Promise.all([up.stop(), inbox.close()]));
  return rows.map((row) => ({ ...row, 'p50, of up (target ≤ 1.1)': row['p50 ms'] / rows[0]['p50 ms'] }));
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
