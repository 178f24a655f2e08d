export * from './audit/audit';
export * from './auth/auth';
export * from './calendar/calendar';
export * from './captcha/captcha';
export * from './events/events';
export * from './health/health';
export * from './reservations/reservations';
export * from './site/site';
