import { createStore } from '../store';
import type { PublicEvent } from './public-event';

export const { set: inquireAbout, useValue: useInquirySubject } = createStore<PublicEvent | null>(null);
