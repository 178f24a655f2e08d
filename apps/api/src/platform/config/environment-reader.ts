export type Environment = Readonly<Record<string, string | undefined>>;

export interface VariableDescription {
  form: string | null;
  fallback: string | null;
}

/** Collects the errors, so that a start reports all of them at once. */
export class EnvironmentReader {
  readonly errors: string[] = [];
  /** By name, for docs/operations.md. */
  readonly variableDescriptions = new Map<string, VariableDescription>();

  constructor(private readonly environment: Environment) {}

  get definedVariableNames(): string[] {
    return Object.keys(this.environment).filter((name) => this.environment[name]?.trim());
  }

  optionalText(name: string): string | null {
    this.recordVariable(name, null, null);
    return this.environment[name]?.trim() || null;
  }

  text(name: string, fallback: string): string {
    this.recordVariable(name, null, fallback);
    return this.optionalText(name) ?? fallback;
  }

  requiredText(name: string, meaning: string): string {
    const text = this.optionalText(name);
    if (text === null) this.errors.push(`${name} is missing: ${meaning}`);
    return text ?? '';
  }

  integer(name: string, fallback: number, range: { min: number; max: number }): number {
    this.recordVariable(name, `${range.min} to ${range.max}`, String(fallback));
    const text = this.optionalText(name);
    if (text === null) return fallback;
    const value = Number(text);
    const isInRange = Number.isInteger(value) && value >= range.min && value <= range.max;
    if (!isInRange) this.errors.push(`${name} must be a whole number from ${range.min} to ${range.max}, not '${text}'`);
    return isInRange ? value : fallback;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    this.recordVariable(name, choices.join(', '), fallback);
    const text = this.text(name, fallback);
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) this.errors.push(`${name} must be one of ${choices.join(', ')}, not '${text}'`);
    return choice ?? fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    this.recordVariable(name, 'on, off', fallback ? 'on' : 'off');
    const choices = ['on', 'true', 'off', 'false'] as const;
    return ['on', 'true'].includes(this.choice(name, choices, fallback ? 'on' : 'off'));
  }

  /** Without a slash at its end. */
  url(name: string, protocols: readonly string[], fallback: string | null): string | null {
    this.recordVariable(name, protocols.map((protocol) => `${protocol}//…`).join(', '), fallback);
    const text = this.optionalText(name) ?? fallback;
    if (text === null) return null;
    const isAllowed = URL.canParse(text) && protocols.includes(new URL(text).protocol);
    if (!isAllowed) this.errors.push(`${name} must be an address that begins with ${protocols.join('// or ')}//`);
    return text.replace(/\/+$/, '');
  }

  /** The first description counts, because the simpler methods are called afterwards. */
  private recordVariable(name: string, form: string | null, fallback: string | null): void {
    const earlier = this.variableDescriptions.get(name);
    this.variableDescriptions.set(name, { form: earlier?.form ?? form, fallback: earlier?.fallback ?? fallback });
  }
}
