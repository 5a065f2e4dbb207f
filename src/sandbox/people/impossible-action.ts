/** An action the client prevents, such as a click on a missing button or an empty required field. */
export class ImpossibleAction extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImpossibleAction';
  }
}
