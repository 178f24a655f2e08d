import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.home.title': 'Vínny bar',
  'meta.home.description':
    '{name}: vína na pohár aj na fľašu, otváracie hodiny a cesta k nám. Stôl si rezervujete online.',
  'home.contact.eyebrow': 'Kontakt',
  'home.contact.title': 'Kde nás nájdete',
};
