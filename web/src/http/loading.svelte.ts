// A request of a page: not answered yet, answered, or refused with a sentence.
export class Loading<Value> {
  value: Value | null = $state.raw(null);
  refusal: string | null = $state(null);

  constructor(question: Promise<Value>) {
    question.then(
      (value) => (this.value = value),
      (reason: unknown) => (this.refusal = reason instanceof Error ? reason.message : String(reason)),
    );
  }
}
