export * from './venue.js';
export * from './menu/seeded-menu.js';
export * from './menu/seeded-menu-types.js';
export * from './sample-texts.js';
