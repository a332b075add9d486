import { type ReactNode, useSyncExternalStore } from 'react';
import { type Control, useFormContext } from 'react-hook-form';

/** The uploads for the fields of one form that are under way, and what was wrong with the last file of each. */
export interface FormUploads {
  /** Begins one for a field in place of the one before; its signal aborts when it is given up. */
  begin: (field: string) => AbortSignal;
  /** Ends that of a field, which is through or no longer wanted, and forgets what was wrong. */
  end: (field: string) => void;
  /** Ends that of a field, as something is wrong with its file. */
  fail: (field: string, fault: ReactNode) => void;
  faultOf: (field: string) => ReactNode;
  /** Ends all of them: their answers would change a form that is wanted as it was. */
  endAll: () => void;
  /** Whether there is one for the field; without it, for any. */
  isUnderWay: (field?: string) => boolean;
  subscribe: (listener: () => void) => () => void;
}

const createFormUploads = (): FormUploads => {
  const underWay = new Map<string, AbortController>();
  const faults = new Map<string, ReactNode>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const end = (field: string) => {
    underWay.get(field)?.abort();
    underWay.delete(field);
    faults.delete(field);
    tell();
  };
  return {
    begin: (field) => {
      end(field);
      const controller = new AbortController();
      underWay.set(field, controller);
      tell();
      return controller.signal;
    },
    end,
    fail: (field, fault) => {
      end(field);
      faults.set(field, fault);
      tell();
    },
    faultOf: (field) => faults.get(field),
    endAll: () => [...underWay.keys(), ...faults.keys()].forEach(end),
    isUnderWay: (field) => (field === undefined ? underWay.size > 0 : underWay.has(field)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const ofForms = new WeakMap<Control, FormUploads>();

/** The one account of the uploads for the form around. */
export const useFormUploads = (): FormUploads => {
  const { control } = useFormContext();
  const uploads = ofForms.get(control) ?? createFormUploads();
  ofForms.set(control, uploads);
  return uploads;
};

/** Whether an upload for the field of the form around, or for any of its fields, is under way. */
export const useIsUploading = (field?: string): boolean => {
  const { subscribe, isUnderWay } = useFormUploads();
  return useSyncExternalStore(subscribe, () => isUnderWay(field));
};

/** What was wrong with the last file for the field of the form around. */
export const useUploadFault = (field: string): ReactNode => {
  const { subscribe, faultOf } = useFormUploads();
  return useSyncExternalStore(subscribe, () => faultOf(field));
};
