import { island } from '../../shared/island/island';

export const ContactFormIsland = island({
  content: () => import('./contact-form').then(({ ContactForm }) => ContactForm),
  messages: { en: () => import('./form-messages.en'), sk: () => import('./form-messages.sk') },
});
