export * from './venue.js';
export * from './brute-force-seating.js';
export * from './builders.js';
export * from './compare-moves.js';
export * from './evenings.js';
export * from './full-evenings.js';
