import { island } from '../../shared/island/island';

export const InquiryIsland = island({
  content: () => import('./inquiry').then(({ Inquiry }) => Inquiry),
  messages: { en: () => import('./inquiry-messages.en'), sk: () => import('./inquiry-messages.sk') },
});
