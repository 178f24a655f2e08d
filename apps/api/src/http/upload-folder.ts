import { join } from 'node:path';
import type { Settings } from '../config/settings.js';

/** Where files wait for their turn. */
export const uploadFolder = ({ dataDir }: Settings): string => join(dataDir, 'uploads');
