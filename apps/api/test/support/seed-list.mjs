// Begins the wine list of DATABASE_URL, as the first start does.
import { withDataSource } from '../../compiled/database/data-source.js';
import { seedMenu } from '../../compiled/database/seeds/menu.seed.js';

await withDataSource(process.env.DATABASE_URL, seedMenu(new Date()));
