// Seeds DATABASE_URL with the sample venue, as the first start does; with ASKED=no as if the operator had not asked for it.
import { withDataSource } from '../../compiled/platform/database/data-source.js';
import { createSampleSeed } from '../../compiled/platform/database/seeds/sample-venue/sample-venue.js';

await withDataSource(
  process.env.DATABASE_URL,
  createSampleSeed(process.env.ASKED !== 'no', { today: '2026-11-21', now: new Date() }),
);
