import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { requestApi } from './request-api';

/** Solves our own captcha as the widget does; returns the token for a form. */
export async function solveCaptcha(apiUrl: string): Promise<string> {
  const { body: challenge } = await requestApi<Challenge>('/api/captcha/challenge', { apiUrl });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
