import { createStore } from '../store';
import type { PublicEvent } from './public-event';

export const { set: setInquiredEvent, useValue: useInquiredEvent } = createStore<PublicEvent | null>(null);
