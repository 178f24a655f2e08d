export * from './house.js';
export * from './tables.js';
