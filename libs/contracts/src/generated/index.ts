export * from './captcha/captcha';
export * from './health/health';
export * from './reservations/reservations';
export * from './site/site';
