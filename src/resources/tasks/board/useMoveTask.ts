import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useEditRecords } from '../../../components/list/inPlace/useEditRecords.tsx';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { useWords } from '../../../components/useWords.ts';
import { taskChoices } from '../../../generated/resources/task.tsx';
import { taskWords as words } from '../taskWords.ts';

export type Progress = (typeof taskChoices.taskStatus)[number]['id'];

export const columns: readonly Progress[] = taskChoices.taskStatus.map(({ id }) => id);

export const isProgress = (value: unknown): value is Progress => columns.some((one) => one === value);

/** Returns the name of a column of the board. */
export const useColumnName = (): ((progress: Progress) => string) => {
  const translate = useTranslate();
  return (progress) => translate(`resources.tasks.choices.taskStatus.${progress}`);
};

/**
 * Moves tasks between columns: immediately on the board, and back if the server refuses; `told` is for screen readers.
 */
export const useMoveTask = () => {
  const edit = useEditRecords();
  const complain = useErrorToast();
  const nameOf = useColumnName();
  const say = useWords();
  const [moving, setMoving] = useState<ReadonlyMap<unknown, Progress>>(new Map());
  const [told, setTold] = useState('');
  const columnOf = (task: RaRecord): unknown => moving.get(task.id) ?? task['taskStatus'];
  const settle = (task: RaRecord) => setMoving((before) => new Map([...before].filter(([id]) => id !== task.id)));
  const move = (task: RaRecord, to: Progress) => {
    if (columnOf(task) === to) return;
    setMoving((before) => new Map([...before, [task.id, to]]));
    setTold(say(words.moved, String(task['fullId']), nameOf(to)));
    edit([{ record: task, changes: { taskStatus: to } }])
      .catch((error: unknown) => {
        setTold('');
        complain(error);
      })
      .finally(() => settle(task));
  };
  return { columnOf, move, told };
};
