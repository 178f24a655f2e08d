import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.wines.eyebrow': 'Vína',
  'home.wines.title': 'Od Malých Karpát po Piemont',
  'home.wines.lead':
    'Karta sa mení s ročným obdobím. Čo je dnes otvorené na pohár, nájdete napísané kriedou nad barom.',
  'home.wines.white.title': 'Biele',
  'home.wines.white.text':
    'Veltlínske zelené z Modry, furmint z Tokaja, rizling z Mosely. Svieže, rovné, s poriadnou kyselinkou.',
  'home.wines.red.title': 'Červené',
  'home.wines.red.text':
    'Frankovka modrá spod Karpát, pinot noir z Burgundska a na trpezlivé večery nebbiolo z Langhe.',
  'home.wines.sparkling.title': 'Šumivé a oranžové',
  'home.wines.sparkling.text':
    'Šampanské od malých pestovateľov, slovenský pét-nat a biele vína, ktoré ležali celé týždne na šupkách.',
  'home.wines.coffee.title': 'Káva a niečo pod zub',
  'home.wines.coffee.text':
    'Výberová káva, syry, sušená šunka a drobnosti, ktoré sa jedia rukami. Stačí jeden tanier doprostred stola.',
};
