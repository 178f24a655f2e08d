import type { HouseInPublic } from '@strapec/domain';
import { requiredContext } from '../required-context';

/** When the house is open, and by which rules it takes reservations. */
export const [HouseProvider, useHouse] = requiredContext<HouseInPublic>('House');
