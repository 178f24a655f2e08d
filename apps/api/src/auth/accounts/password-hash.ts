import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The parameters that OWASP recommends: 19 MiB, two passes, one lane; about 30 ms. */
const currentCost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32; // bytes
const saltLength = 16;

type HashCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

const derive = promisify(argon2);
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return formatHash(currentCost, salt, await derive('argon2id', toParameters(password, salt, currentCost)));
}

const maxCheckedLength = 32; // characters; a long password would take a second of processor time

/**
 * Among the first hundred million guesses of attackers, or a pattern such as `abcabcabca`. The lists are loaded only
 * when a password is chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs: graphs } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary, graphs }).check(password.slice(0, maxCheckedLength)).score < 3;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { salt, tag, ...storedCost } = parseHash(hash);
  const derivedTag = await derive('argon2id', { ...toParameters(password, salt, storedCost), tagLength: tag.length });
  return timingSafeEqual(derivedTag, tag);
}

export function isOutdatedHash(hash: string): boolean {
  const { memory, passes, parallelism } = parseHash(hash);
  return memory !== currentCost.memory || passes !== currentCost.passes || parallelism !== currentCost.parallelism;
}

/** Checking it takes as long as checking a real one (rules §9). */
export function createUnusableHash(): string {
  return formatHash(currentCost, randomBytes(saltLength), randomBytes(tagLength));
}

/** Keyboards may encode one accented letter in two ways. */
function toParameters(password: string, nonce: Buffer, { memory, passes, parallelism }: HashCost): Argon2Parameters {
  return { message: password.normalize('NFC'), nonce, tagLength, memory, passes, parallelism };
}

const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function formatHash({ memory, passes, parallelism }: HashCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(salt)}$${toBase64(tag)}`;
}

function parseHash(hash: string): HashCost & { salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = hashPattern.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A password hash is not written as it should be');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
