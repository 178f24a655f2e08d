import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Menu } from '@strapec/domain';

const sampleFolder = join(__dirname, '../../../../api/src/platform/database/seeds/sample-venue');
const readSampleFile = (file: string): unknown => JSON.parse(readFileSync(join(sampleFolder, file), 'utf8'));

export const sampleTexts = readSampleFile('texts.json') as Readonly<Record<string, Record<Language, string>>>;

/** Without ids and positions. */
export const sampleMenu = readSampleFile('menu.json') as Menu;
