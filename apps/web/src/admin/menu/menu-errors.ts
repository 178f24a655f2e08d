import type { FieldErrorDto, ImportErrorDto } from '@strapec/contracts';
import type { MenuErrorCode } from '@strapec/domain';
import { toProblem } from '../data/problem-details';
import { texts, useMenuText } from './texts';

type SheetErrorCode =
  | 'sheet_required'
  | 'sheet_unreadable'
  | 'sheet_other_format'
  | 'sheet_too_large'
  | 'sheet_columns'
  | 'formula'
  | 'not_a_choice'
  | 'id_invalid'
  | 'twice_in_file'
  | 'several_meant'
  | 'colour_missing';

type MenuFormError = Pick<FieldErrorDto, 'code'> & Partial<Pick<ImportErrorDto, 'message' | 'value' | 'choices'>>;

export function useMenuErrorText(): (error: MenuFormError) => string {
  const text = useMenuText();
  return ({ code, message, value, choices = [] }) => {
    const textId = `menuList.error.${code as MenuErrorCode | SheetErrorCode}` as const;
    return textId in texts ? text(textId, { value: value ?? '', choices: choices.join(', ') }) : (message ?? code);
  };
}

/** The error of the first field, if the API names one. */
export function useDescribeMenuFailure(): (reason: string, error: Error) => string {
  const errorText = useMenuErrorText();
  return (reason, error) => {
    const formError = toProblem(error).errors?.[0];
    return formError ? errorText(formError) : reason;
  };
}

/** `servings.0.priceCents` is typed as a price in euros. */
export const toMenuFieldPath = (field: string): (string | number)[] =>
  field
    .replace('priceCents', 'price')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
