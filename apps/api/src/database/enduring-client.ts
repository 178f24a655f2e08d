import pg from 'pg';

/**
 * A connection whose end ends nothing else. The statement that was under way fails, and the pool forgets the connection; but
 * between being lent and being used nobody listens for its errors, and one that nobody hears would end the process
 * (proof F2).
 */
export class EnduringClient extends pg.Client {
  constructor(...options: ConstructorParameters<typeof pg.Client>) {
    super(...options);
    this.on('error', () => undefined);
  }
}
