import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { call } from './call';

/** A token of our own captcha, solved as the widget would. */
export async function solveCaptcha(at: string): Promise<string> {
  const { body: challenge } = await call<Challenge>('/api/captcha/challenge', { at });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
