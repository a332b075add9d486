import DataObject from '@mui/icons-material/DataObject';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useTranslate } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { useRef, useState } from 'react';
import {
  type MacroSet,
  macroSets,
  type ParameterForm,
  parameterForms,
  parameterMacro,
} from '../../../../domain/traffic/macros.ts';
import type { Language } from '../../../../domain/text/words.ts';
import { useLanguage } from '../../language.ts';
import type { TextProps, WidgetProps } from '../props.ts';
import { MacroPreview } from './MacroPreview.tsx';
import { beganMacro, withMacro } from './caret.ts';
import { type FurtherParameter, useFurtherParameters } from './furtherParameters.ts';

interface MacroProps extends Pick<TextProps, 'type' | 'multiline'> {
  /** Which macros the text accepts. */
  macros: MacroSet;
}

const forms = Object.keys(parameterForms) as ParameterForm[];

/** Returns the macros of parameters with their descriptions: in plain form and in their variants. */
const ofParameters = (parameters: readonly FurtherParameter[], language: Language) => ({
  plain: parameters.map(({ name, title }) => [parameterMacro(name), title] as const),
  formed: parameters.flatMap(({ name, title }) =>
    forms.map((form) => [parameterMacro(name, form), `${title}, ${parameterForms[form][language]}`] as const),
  ),
});

/** A text with macros: typing a brace offers the available ones, and so does a button; a preview is shown below. */
export const MacroWidget = ({
  source,
  label,
  helperText,
  validate,
  type,
  multiline = false,
  macros,
}: WidgetProps & MacroProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { field, fieldState, id, isRequired } = useInput({ source, ...(validate && { validate }) });
  const input = useRef<HTMLInputElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  // Where the text was last edited: the button takes the focus away.
  const [caret, setCaret] = useState(0);

  const text = typeof field.value === 'string' ? field.value : '';
  const own = Object.entries(macroSets[macros]).map(([name, words]) => [name, words[language]] as const);
  const parameters = useFurtherParameters();
  const { plain, formed } = ofParameters(macros === 'lead' ? parameters : [], language);
  const known = new Map([...plain, ...own, ...formed]);
  const began = beganMacro(text, caret);
  // A parameter's variants are offered once its name is typed.
  const isNamed = began !== undefined && plain.some(([name]) => began.startsWith(name));
  const names = [...plain, ...own].map(([name]) => name);
  const all = isNamed ? [...known.keys()] : names;
  const offered = began === undefined ? [] : all.filter((name) => name.startsWith(began));
  const insert = (name: string) => {
    const [changed, place] = withMacro(text, caret, name);
    field.onChange(changed);
    setMenu(null);
    // Waits until the form has the text, so that the caret stays behind the macro.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(place, place);
    });
  };
  const item = (name: string) => (
    <Box component="span" sx={{ display: 'flex', gap: 1.5, width: '100%', flexWrap: 'wrap' }}>
      <code>{`{${name}}`}</code>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {known.get(name)}
      </Box>
    </Box>
  );

  const onSelect = ({ currentTarget }: { currentTarget: EventTarget & { selectionStart?: number | null } }) => {
    setCaret(currentTarget.selectionStart ?? text.length);
  };
  const button = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        aria-label={translate('macros.insert')}
        title={translate('macros.insert')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setMenu(currentTarget)}
      >
        <DataObject fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  const shared = {
    name: field.name,
    label: <FieldTitle label={label} source={source} isRequired={isRequired} />,
    error: fieldState.invalid,
    helperText: <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />,
    inputRef: input,
  };

  return (
    <>
      {multiline ? (
        <TextField
          {...shared}
          id={id}
          fullWidth
          multiline
          minRows={3}
          maxRows={20}
          value={text}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setCaret(target.selectionStart ?? target.value.length);
            field.onChange(target.value);
          }}
          slotProps={{ input: { endAdornment: button }, htmlInput: { spellCheck: false, onSelect } }}
        />
      ) : (
        <Autocomplete<string, false, false, true>
          id={id}
          freeSolo
          autoHighlight
          value={null}
          fullWidth
          options={all}
          inputValue={text}
          onInputChange={(_, changed, reason) => {
            if (reason !== 'input') return;
            setCaret(input.current?.selectionStart ?? changed.length);
            field.onChange(changed);
          }}
          onChange={(event, chosen, reason) => {
            // Enter alone picks the first macro offered; if none is, it is left to the form.
            const name = reason === 'createOption' ? offered[0] : chosen;
            if (!name) return;
            event.preventDefault();
            insert(name);
          }}
          filterOptions={() => offered}
          renderOption={({ key, ...props }, name) => (
            <li key={key} {...props}>
              {item(name)}
            </li>
          )}
          onBlur={field.onBlur}
          renderInput={({ InputProps, inputProps, ...props }) => (
            <TextField
              {...props}
              {...shared}
              slotProps={{
                input: { ...InputProps, endAdornment: button },
                htmlInput: {
                  ...inputProps,
                  inputMode: type === 'url' ? 'url' : undefined,
                  spellCheck: false,
                  onSelect,
                },
              }}
            />
          )}
        />
      )}
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {names.map((name) => (
          <MenuItem key={name} onClick={() => insert(name)}>
            {item(name)}
          </MenuItem>
        ))}
      </Menu>
      <MacroPreview template={text} macros={macros} encoding={multiline ? 'json' : 'query'} />
    </>
  );
};
