import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { FieldTitle, useInput, useTranslate, type Validator } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { useRef, useState } from 'react';
import { type FormulaFault, formulaFaults, formulaProblems } from '../../../../domain/formula/check.ts';
import { type Token, tokensOf } from '../../../../domain/formula/tokens.ts';
import { formulaTree } from '../../../../domain/formula/tree.ts';
import type { WidgetProps } from '../../../components/inputs/props.ts';
import { useWords } from '../../../components/useWords.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { formulaWords } from '../formulaWords.ts';
import { isOfGoal, useMetricNames, useTokenText } from '../useMetricNames.ts';
import { PreviewLine } from './PreviewLine.tsx';
import { TokenEntry } from './TokenEntry.tsx';
import { TokenList } from './TokenList.tsx';
import { useFormula } from './useFormula.ts';

/** Faults that are only due to an unfinished formula while the user is typing. */
const unfinished: ReadonlySet<FormulaFault> = new Set(['formulaTooShort', 'operatorLast', 'bracketNotClosed']);

const signs: readonly Token[] = [
  { kind: 'operator', operator: '+' },
  { kind: 'operator', operator: '-' },
  { kind: 'operator', operator: '*' },
  { kind: 'operator', operator: '/' },
  { kind: 'open' },
  { kind: 'close' },
];

/** Keeps a form with an invalid formula from being submitted; the error is shown at its element. */
const mustBeFormula: Validator = (value: unknown) =>
  typeof value === 'string' && value !== '' && formulaProblems(tokensOf(value)).length > 0
    ? 'rules.pattern'
    : undefined;

/**
 * A formula of metrics, numbers, operators and brackets, typed or selected, with errors shown at each element while
 * typing.
 */
const FormulaInput = ({ source, label, helperText, validate = [] }: WidgetProps) => {
  const say = useWords();
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({ source, validate: [...validate, mustBeFormula] });
  const formula = useFormula(typeof field.value === 'string' ? field.value : '', field.onChange);
  const known = useMetricNames();
  const metrics = known ?? [];
  const textOf = useTokenText(metrics);
  const input = useRef<HTMLInputElement>(null);
  const [isWriting, setWriting] = useState(false);
  const [told, setTold] = useState('');
  const { tokens, caret } = formula;

  const found = formulaProblems(
    tokens,
    known && ((key) => isOfGoal(key) || metrics.some((metric) => metric.key === key)),
  );
  const tree = known && found.length === 0 ? formulaTree(tokens) : undefined;
  const formulas = new Map(
    metrics.flatMap(({ key, formula }): [string, string][] => (formula === undefined ? [] : [[key, formula]])),
  );
  const problems = found.filter(
    ({ fault }) => tokens.length > 0 && !(isWriting && caret === tokens.length && unfinished.has(fault)),
  );
  const messages = new Map(problems.map(({ fault, at, args = [] }) => [at, say(formulaFaults[fault], ...args)]));
  const isInvalid = messages.size > 0 || fieldState.invalid;

  // The caret's position among the elements has moved, and with it the input.
  const refocus = () => requestAnimationFrame(() => input.current?.focus());
  const add = (added: readonly Token[]) => {
    formula.insert(added);
    setTold(say(formulaWords.added, added.map((token) => textOf(token).said).join(' '), caret + added.length));
  };
  const remove = (at: number) => {
    const token = tokens[at];
    formula.remove(at);
    if (token) setTold(say(formulaWords.removed, textOf(token).said));
    refocus();
  };
  const moveCaret = (to: number) => {
    formula.moveCaret(to);
    const token = tokens[to];
    setTold(token ? say(formulaWords.before, to + 1, textOf(token).said) : say(formulaWords.atEnd));
    refocus();
  };

  return (
    <Box className="whole-width" sx={{ width: '100%', marginBottom: 0.5 }}>
      <FormLabel htmlFor={id} error={isInvalid} sx={{ display: 'block', marginBottom: 0.5, fontSize: 13 }}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </FormLabel>
      <Box
        role="group"
        aria-label={say(formulaWords.formula)}
        onFocus={() => setWriting(true)}
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          padding: 1,
          minHeight: 56,
          border: 1,
          borderRadius: 1,
          borderColor: isInvalid ? 'error.main' : 'text.disabled',
          cursor: 'text',
          '&:focus-within': {
            borderColor: isInvalid ? 'error.main' : 'primary.main',
            boxShadow: (theme) =>
              `inset 0 0 0 1px ${isInvalid ? theme.palette.error.main : theme.palette.primary.main}`,
          },
        }}
      >
        <TokenList
          formula={formula}
          textOf={textOf}
          problems={messages}
          onRemove={remove}
          entry={
            <TokenEntry
              key="entry"
              id={id}
              describedBy={`${id}-said`}
              isInvalid={isInvalid}
              inputRef={input}
              formula={formula}
              metrics={metrics}
              onAdd={add}
              onRemove={remove}
              onMove={moveCaret}
              onBlur={() => {
                setWriting(false);
                field.onBlur();
              }}
            />
          }
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 0.75 }}>
        <Box role="group" aria-label={say(formulaWords.insert)} sx={{ display: 'flex', gap: 0.5 }}>
          {signs.map((token) => {
            const { shown, said } = textOf(token);
            return (
              <ButtonBase
                key={shown}
                aria-label={said}
                title={said}
                // The input keeps the focus, and what has been typed.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  add([token]);
                  refocus();
                }}
                sx={{
                  width: 36,
                  height: 32,
                  borderRadius: 1,
                  border: 1,
                  borderColor: 'divider',
                  fontSize: 16,
                  color: 'text.secondary',
                  '&:hover': { backgroundColor: 'action.hover' },
                  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
                }}
              >
                {shown}
              </ButtonBase>
            );
          })}
        </Box>
        <PreviewLine tree={tree} formulas={formulas} />
      </Box>
      <FormHelperText id={`${id}-said`} error={isInvalid} component="div">
        {[...messages].map(([at, message]) => (
          <div key={at}>{tokens[at] ? say(formulaWords.problem, at + 1, message) : message}</div>
        ))}
        {messages.size === 0 && fieldState.error && <InputHelperText error={fieldState.error.message} />}
        {helperText !== undefined && (
          <Box sx={{ color: 'text.secondary' }}>{translate(helperText, { _: helperText })}</Box>
        )}
      </FormHelperText>
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
    </Box>
  );
};

export default FormulaInput;
