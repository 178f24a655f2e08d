import type { ReactNode } from 'react';
import styles from './file-chooser.module.css';

interface FileChooserProps {
  /** Which files, as an input's `accept`. */
  accept: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the browser's own choice of files; a file may be dropped on it too. */
export function FileChooser({ accept, disabled, onChoose, children }: FileChooserProps) {
  return (
    <label className={styles.chooser}>
      {children}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = ''; // the same file may be chosen again, once it is mended
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
