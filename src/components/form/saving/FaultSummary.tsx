import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useResourceContext, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';

/** Returns the paths of the fields with an error, including those in lists and groups: `contacts.0.value`. */
export const faultyPaths = (errors: object, before = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'root') return [];
    const path = before + name;
    return 'type' in error || 'message' in error ? [path] : faultyPaths(error, `${path}.`);
  });

const inputOf = (path: string): HTMLElement | null => document.querySelector(`[name="${CSS.escape(path)}"]`);

/** A field may be on a tab that is only just opening. */
const framesToAppear = 30;

const focusOn = (path: string, frames = framesToAppear): void => {
  const input = inputOf(path);
  input?.focus();
  if (frames > 0 && document.activeElement !== input) requestAnimationFrame(() => focusOn(path, frames - 1));
};

/**
 * Shown after an attempt to save: how many fields need attention, with a link to each, announced to screen readers as
 * well. Focuses the first field that the server rejected; one that the form itself rejected already has the focus.
 */
export const FaultSummary = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting }: { errors: FieldErrors; submitCount: number; isSubmitting: boolean } =
    useFormState();
  const paths = faultyPaths(errors);
  const handled = useRef(submitCount);
  const point = useEffectEvent(() => {
    const [first] = paths;
    if (isSubmitting || first === undefined || handled.current === submitCount) return;
    handled.current = submitCount;
    const focused = document.activeElement?.getAttribute('name');
    if (!focused || !paths.includes(focused)) focusOn(first);
  });
  useEffect(() => point(), [submitCount, isSubmitting, paths.length]);
  if (submitCount === 0 || paths.length === 0) return null;
  const labelOf = (path: string): string =>
    translate(`resources.${resource}.fields.${path.replaceAll(/\.\d+/g, '')}`, { _: path });
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        width: '100%',
        color: 'error.main',
        fontSize: '0.8125rem',
      }}
    >
      <span>{translate('form.faults', { smart_count: paths.length })}</span>
      {paths.map((path) => (
        <Link
          key={path}
          component="button"
          type="button"
          color="inherit"
          variant="body2"
          onClick={() => (inputOf(path) ? focusOn(path) : setFocus(path))}
        >
          {labelOf(path)}
        </Link>
      ))}
    </Box>
  );
};
