import { childNamed, childrenNamed, elementsIn, type MarkupElement } from '../../markup/node.ts';
import { declarationsOf } from './declarations.ts';
import { runRules } from './rules.ts';
import { Refused, Session, type StepBudget } from './session.ts';
import { runTemplate } from './standard-templates.ts';
import { numberOf, type QtiValue, textOfValue, valueOfTexts } from './value.ts';

/** "Processing is restarted … up to 100 iterations" (QTI 2.2, 2.7, templateConstraint). */
const MOST_RESTARTS = 100;
/** Steps of all programs of one item, where no budget is given. */
const MOST_STEPS = 10_000_000;

/** A response as other programs give it: a text, a number, several of them, or null for none. */
export type GivenResponse = string | number | boolean | readonly (string | number | boolean)[] | null;

/** A program of the item that was not run to its end; its outcomes are as before it. */
export interface RefusedProgram {
  readonly code: Refused['code'];
  readonly detail: string;
}

/** An item with the values that its template processing drew. It judges any number of responses. */
export class ItemProcessor {
  readonly #item: MarkupElement;
  readonly #random: () => number;
  readonly #budget: StepBudget;
  readonly session: Session;
  readonly refused: RefusedProgram[] = [];

  constructor(item: MarkupElement, random: () => number, budget: StepBudget = { left: MOST_STEPS }) {
    this.#item = item;
    this.#random = random;
    this.#budget = budget;
    this.session = new Session(declarationsOf(item), random, budget);
    const program = childNamed(item, 'templateProcessing');
    if (program) this.#guard(this.session, 'template', () => this.#draw(program));
  }

  /** Draws values until the constraints hold. */
  #draw(program: MarkupElement): void {
    const before = this.session.valuesOf('template');
    for (let restart = 0; restart < MOST_RESTARTS; restart++) {
      if (runRules(program, this.session) !== 'restart') return;
      this.session.restore(before);
    }
  }

  /** The text of a printed variable. */
  printed(identifier: string): string {
    const value = this.session.get(identifier);
    return value && value.cardinality !== 'single' ? value.items.join(', ') : (textOfValue(value) ?? '');
  }

  /** The outcomes of responses, by identifiers. */
  judge(responses: Readonly<Record<string, GivenResponse>>): Judgement {
    const session = new Session(this.session.declarations, this.#random, this.#budget);
    session.restore(this.session.valuesOf('template'));
    for (const { type, identifier, cardinality, baseType } of session.declarations.values()) {
      session.setCorrect(identifier, this.session.correctOf(identifier));
      if (type !== 'response') continue;
      const given = Object.hasOwn(responses, identifier) ? responses[identifier] : undefined;
      if (given === undefined || given === null) continue;
      const texts = (Array.isArray(given) ? given : [given]).map((one) => `${one}`);
      session.set(identifier, valueOfTexts(cardinality, baseType, texts));
    }
    const response = childNamed(this.#item, 'responseProcessing');
    if (response) this.#guard(session, 'outcome', () => runResponseProcessing(response, session));
    const outcome = childNamed(this.#item, 'outcomeProcessing');
    if (outcome) this.#guard(session, 'outcome', () => runRules(outcome, session));
    return new Judgement(session, this.#item);
  }

  /** Runs a program; when it is refused, its variables go back to their values before it. */
  #guard(session: Session, type: 'template' | 'outcome', run: () => void): void {
    const before = session.valuesOf(type);
    try {
      run();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      session.restore(before);
      if (this.refused.length < 10) this.refused.push({ code: error.code, detail: error.detail });
    }
  }
}

function runResponseProcessing(program: MarkupElement, session: Session): void {
  const address = program.attributes.get('template');
  if (elementsIn(program).length > 0 || !address) runRules(program, session);
  else if (!runTemplate(address, session)) throw new Refused('unknown-rule', address.slice(0, 200));
}

/** The outcomes of one set of responses. */
export class Judgement {
  readonly #session: Session;
  readonly #item: MarkupElement;

  constructor(session: Session, item: MarkupElement) {
    this.#session = session;
    this.#item = item;
  }

  outcome(identifier: string): QtiValue {
    return this.#session.get(identifier);
  }

  /** The outcome SCORE; 0 when it is NULL or missing. */
  get score(): number {
    return numberOf(this.outcome('SCORE')) ?? 0;
  }

  /** The identifiers of the feedback that is shown. */
  get modalFeedback(): string[] {
    return childrenNamed(this.#item, 'modalFeedback').flatMap(({ attributes }) => {
      const identifier = attributes.get('identifier') ?? '';
      const value = this.outcome(attributes.get('outcomeIdentifier') ?? '');
      const isNamed = value?.items.some((item) => `${item}` === identifier) ?? false;
      return isNamed === (attributes.get('showHide') !== 'hide') ? [identifier] : [];
    });
  }
}
