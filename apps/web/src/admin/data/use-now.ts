import type { LocalMoment } from '@strapec/domain';
import { currentMoment } from '../../shared/clock';
import { useCurrentMoment } from '../../shared/use-current-moment';

/** Renders again each minute. */
export const useNow = (): LocalMoment => useCurrentMoment() ?? currentMoment();
