export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and collects what is wrong with them, so that a start can name every fault at once. */
export class EnvironmentReader {
  readonly faults: string[] = [];

  constructor(private readonly environment: Environment) {}

  optionalText(name: string): string | null {
    return this.environment[name]?.trim() || null;
  }

  text(name: string, fallback: string): string {
    return this.optionalText(name) ?? fallback;
  }

  requiredText(name: string, meaning: string): string {
    const text = this.optionalText(name);
    if (text === null) this.faults.push(`${name} is missing: ${meaning}`);
    return text ?? '';
  }

  integer(name: string, fallback: number, range: { min: number; max: number }): number {
    const text = this.optionalText(name);
    if (text === null) return fallback;
    const value = Number(text);
    const isInRange = Number.isInteger(value) && value >= range.min && value <= range.max;
    if (!isInRange) this.faults.push(`${name} must be a whole number from ${range.min} to ${range.max}, not '${text}'`);
    return isInRange ? value : fallback;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) this.faults.push(`${name} must be one of ${choices.join(', ')}, not '${text}'`);
    return choice ?? fallback;
  }

  isOn(name: string, fallback: boolean): boolean {
    const words = ['on', 'true', 'off', 'false'] as const;
    return ['on', 'true'].includes(this.choice(name, words, fallback ? 'on' : 'off'));
  }

  /** An address with one of the protocols, without a slash at its end. */
  url(name: string, protocols: readonly string[], fallback: string | null): string | null {
    const text = this.optionalText(name) ?? fallback;
    if (text === null) return null;
    const isFit = URL.canParse(text) && protocols.includes(new URL(text).protocol);
    if (!isFit) this.faults.push(`${name} must be an address that begins with ${protocols.join('// or ')}//`);
    return text.replace(/\/+$/, '');
  }
}
