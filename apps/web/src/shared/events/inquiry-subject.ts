import { createStore } from '../store';
import type { PublicEvent } from './public-event';

export const { set: setInquirySubject, useValue: useInquirySubject } = createStore<PublicEvent | null>(null);
