import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS as englishTexts, ruRU as russianTexts } from '@mui/x-date-pickers/locales';
import { format } from 'date-fns/format';
import { enGB } from 'date-fns/locale/en-GB';
import { ru } from 'date-fns/locale/ru';
import { FieldTitle, useInput, type Validator } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { useMemo, useRef } from 'react';
import type { Language } from '../../../../domain/text/words.ts';
import { useLanguage } from '../../language.ts';
import { useViewer } from '../../viewer.ts';
import type { WidgetProps } from '../props.ts';
import { WallClock } from './wallClock.ts';

/** The form's value for typed text that is not a date, so that it isn't taken for empty (D11). */
const unreadable = '?';

const pickers = {
  date: { Picker: DatePicker, own: { format: 'yyyy.MM.dd' } },
  dateTime: { Picker: DateTimePicker, own: { format: 'yyyy.MM.dd HH:mm:ss', ampm: false } },
} as const;

/** Month and day names in the language; weeks start on Monday in both. */
const languages = {
  en: { locale: enGB, texts: englishTexts.components.MuiLocalizationProvider.defaultProps.localeText },
  ru: { locale: ru, texts: russianTexts.components.MuiLocalizationProvider.defaultProps.localeText },
} as const satisfies Record<Language, object>;

const asIs = (value: unknown): unknown => value;

export interface PickerProps extends WidgetProps {
  of: keyof typeof pickers;
  /** Returns the wall time that a form's value stands for, as a date in UTC; null if there is none. */
  read: (value: unknown, zone: string) => Date | null;
  /** Returns the form's value for a wall time. */
  write: (date: Date, zone: string) => unknown;
}

/** A date, typed or picked from a calendar, in the viewer's time zone. */
export const PickerWidget = ({
  of,
  read,
  write,
  source,
  label,
  helperText,
  validate,
  readOnly = false,
}: PickerProps) => {
  const language = useLanguage();
  const viewer = useViewer();
  const zone = viewer?.zone ?? 'UTC';
  const box = useRef<HTMLInputElement>(null);
  const rules = useMemo(() => {
    // The picker takes half a date for nothing, but its box still shows what was typed.
    const legible: Validator = (value: unknown) =>
      value === unreadable || ((value ?? '') === '' && /\d/.test(box.current?.value ?? ''))
        ? { message: 'rules.date', args: {} }
        : undefined;
    return [legible, ...(validate ?? [])];
  }, [validate]);
  const { field, fieldState, id, isRequired } = useInput({ source, format: asIs, parse: asIs, validate: rules });
  const value: unknown = field.value === '' ? null : (field.value ?? null);
  // The picker takes each new Date object for a new value, and an invalid one as permission to keep what is typed.
  const date = useMemo(() => (value === unreadable ? new Date(Number.NaN) : read(value, zone)), [read, value, zone]);
  const { Picker, own } = pickers[of];
  const { locale, texts } = languages[language];
  return (
    <LocalizationProvider dateAdapter={WallClock} adapterLocale={locale} localeText={texts}>
      <Picker
        {...own}
        enableAccessibleFieldDOMStructure={false}
        value={date}
        onChange={(picked, { validationError }) => {
          if (picked === null) field.onChange(null);
          else field.onChange(validationError === null ? write(picked, zone) : unreadable);
        }}
        label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
        timezone={zone}
        dayOfWeekFormatter={(day) => format(day, 'EEEEEE', { locale })}
        readOnly={readOnly}
        // Before the viewer's time zone is known, a typed moment would be a different one.
        disabled={of === 'dateTime' && !viewer}
        slotProps={{
          field: { clearable: true },
          clearIcon: { fontSize: 'small' },
          openPickerIcon: { fontSize: 'small' },
          // The calendar has no heading of its own, so it takes the input's label.
          popper: { 'aria-labelledby': `${id}-label` },
          desktopPaper: { variant: 'outlined', sx: { borderRadius: 2, boxShadow: '0 8px 28px rgba(16, 8, 32, 0.16)' } },
          actionBar: ({ pickerVariant }) =>
            pickerVariant === 'mobile' ? { actions: ['clear', 'cancel', 'nextOrAccept'] } : {},
          textField: {
            id,
            name: field.name,
            inputRef: (element: HTMLInputElement | null) => {
              box.current = element;
              field.ref(element);
            },
            onBlur: field.onBlur,
            error: fieldState.invalid,
            helperText:
              fieldState.invalid || helperText ? (
                <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />
              ) : undefined,
            fullWidth: true,
            margin: 'dense',
            slotProps: { inputLabel: { shrink: true } },
          },
        }}
      />
    </LocalizationProvider>
  );
};
