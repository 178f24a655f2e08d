import type { FormErrors } from '@strapec/domain';
import { type ExecutionContext, type PipeTransform, type Type, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';
import type { FieldError } from '../problems/problem.js';
import { BrokenShape, fieldError, shapePipe, validationProblem } from '../problems/validation.pipe.js';

/** The shape is checked by the decorators of the DTO, the rest by the domain's check, which the pages use too. A field with a wrong shape is not checked further. */
export abstract class FormPipe<Form extends object> implements PipeTransform<unknown, Promise<Form>> {
  protected abstract readonly dto: Type<Form>;

  private readonly shape = shapePipe();

  /** By field, as codes of validation-texts.ts. */
  protected abstract check(form: Form): FormErrors<string> | Promise<FormErrors<string>>;

  protected withOwnText(error: FieldError, _form: Form): FieldError {
    return error;
  }

  async transform(body: unknown): Promise<Form> {
    const { form, errors } = await this.read(body);
    const known = new Set(errors.map(({ field }) => field));
    const isSound = ([field]: [string, unknown]): boolean => !known.has(field);
    const sound = Object.fromEntries(Object.entries(form ?? {}).filter(isSound)) as Form;
    const formErrors = form instanceof this.dto ? Object.entries(await this.check(sound)).filter(isSound) : [];
    const all = [
      ...errors,
      ...formErrors.map(([field, code]) => this.withOwnText(fieldError(field, code ?? ''), sound)),
    ];
    if (all.length > 0) throw validationProblem(all);
    return form as Form;
  }

  private async read(body: unknown): Promise<Pick<BrokenShape, 'form' | 'errors'>> {
    try {
      return { form: (await this.shape.transform(body, { type: 'body', metatype: this.dto })) as Form, errors: [] };
    } catch (error) {
      if (error instanceof BrokenShape) return error;
      throw error;
    }
  }
}

const bodyOf = createParamDecorator(
  (_data: unknown, context: ExecutionContext): unknown => context.switchToHttp().getRequest<Request>().body,
);

export const FormBody = (pipe: Type<FormPipe<object>>): ParameterDecorator => bodyOf(pipe);
