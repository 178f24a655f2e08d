// Gives DATABASE_URL the sample house, as the first start does.
import { withDataSource } from '../../compiled/database/data-source.js';
import { seedSample } from '../../compiled/database/seeds/sample-house/sample-house.js';

await withDataSource(process.env.DATABASE_URL, seedSample(true, { today: '2026-11-21', now: new Date() }));
