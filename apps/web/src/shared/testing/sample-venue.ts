import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Menu } from '@strapec/domain';

const folder = join(__dirname, '../../../../api/src/platform/database/seeds/sample-venue');
const readSample = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

export const sampleTexts = readSample('texts.json') as Readonly<Record<string, Record<Language, string>>>;

/** Without ids and positions. */
export const sampleMenu = readSample('menu.json') as Menu;
