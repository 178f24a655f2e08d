/** Spec §9. */
export const toastLimits = { durationMs: 5000, swipePixels: 50 } as const;

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` for errors. */
  tone?: 'default' | 'destructive';
}
