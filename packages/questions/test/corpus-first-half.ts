/**
 * Pairs that were written before the engine: `key ;; answer ;; = or != ;; the rule ;; domains`. The domains are
 * `name:domain` with commas between them.
 */
export const FIRST_HALF = String.raw`
\frac12 ;; 0.5 ;; = ;; a finite decimal is a fraction
\frac{1}{3} ;; 0.33 ;; != ;; decimals are exact
\frac{1}{3} ;; 0.\dot3 ;; = ;; a repeating decimal is a fraction
0.\dot{1}4285\dot{7} ;; \frac17 ;; = ;; a repeating decimal is a fraction
0.1\dot6 ;; \frac{1}{6} ;; = ;; a repeating decimal is a fraction
0.1\dot6 ;; \frac{16}{99} ;; != ;; a repeating decimal is a fraction
2\frac13 ;; \frac73 ;; = ;; a mixed number is a sum
2\frac13 ;; \frac23 ;; != ;; a mixed number is no product
-1\frac12 ;; -1.5 ;; = ;; a mixed number is a sum
-1\frac12 ;; -0.5 ;; != ;; the sign belongs to the whole mixed number
75\% ;; \frac34 ;; = ;; percent is hundredths
75\% ;; 75 ;; != ;; percent is hundredths
12.5\% ;; 0.125 ;; = ;; percent is hundredths
3\times 4\div 2 ;; 6 ;; = ;; arithmetic
12\div 4\times 3 ;; 1 ;; != ;; from left to right
12\div 4\times 3 ;; 9 ;; = ;; from left to right
2+3\times 4 ;; 20 ;; != ;; products before sums
2^3 ;; 6 ;; != ;; powers
(-2)^2 ;; -2^2 ;; != ;; a power binds before a sign
(-2)^3 ;; -2^3 ;; = ;; odd powers
2^{-3} ;; \frac18 ;; = ;; negative exponents
2^{-3} ;; -8 ;; != ;; negative exponents
5^0 ;; 1 ;; = ;; zero exponent
3:4 ;; 6:8 ;; = ;; ratios are proportional
3:4 ;; 4:3 ;; != ;; a ratio has an order
2:3:4 ;; 4:6:8 ;; = ;; ratios are proportional
2:3:4 ;; 4:6:9 ;; != ;; ratios are proportional
１２＋３ ;; 15 ;; = ;; full-width signs
３×（４＋５） ;; 27 ;; = ;; full-width signs
1.2\times10^5 ;; 120000 ;; = ;; scientific notation
1.2\times10^5 ;; 12000 ;; != ;; scientific notation
3.6\times 10^{-4} ;; 0.00036 ;; = ;; scientific notation
|-3| ;; 3 ;; = ;; absolute value
|3-\pi| ;; \pi-3 ;; = ;; absolute value
|3-\pi| ;; 3-\pi ;; != ;; absolute value
\lvert \sqrt2-2\rvert ;; 2-\sqrt2 ;; = ;; absolute value
\sqrt8 ;; 2\sqrt2 ;; = ;; radicals
\sqrt8 ;; 4\sqrt2 ;; != ;; radicals
\sqrt{12}+\sqrt{27} ;; 5\sqrt3 ;; = ;; radicals
\sqrt{12}+\sqrt{27} ;; \sqrt{39} ;; != ;; roots do not add
\frac{1}{\sqrt2} ;; \frac{\sqrt2}{2} ;; = ;; rational denominators
\frac{1}{\sqrt3-1} ;; \frac{\sqrt3+1}{2} ;; = ;; rational denominators
\frac{1}{\sqrt3-1} ;; \frac{\sqrt3-1}{2} ;; != ;; rational denominators
\frac{\sqrt5-1}{2} ;; \frac{2}{\sqrt5+1} ;; = ;; rational denominators
\sqrt[3]{-8} ;; -2 ;; = ;; odd roots of negatives
\sqrt[3]{54} ;; 3\sqrt[3]{2} ;; = ;; radicals
\sqrt[3]{16} ;; 2\sqrt2 ;; != ;; radicals
\sqrt{3+2\sqrt2} ;; 1+\sqrt2 ;; = ;; nested radicals
\sqrt{7-4\sqrt3} ;; 2-\sqrt3 ;; = ;; nested radicals
\sqrt{7-4\sqrt3} ;; \sqrt3-2 ;; != ;; a root is not negative
\sqrt2\times\sqrt6 ;; 2\sqrt3 ;; = ;; radicals
\sqrt2 ;; 1.414 ;; != ;; decimals are exact
\sqrt{16} ;; \pm4 ;; != ;; a root is one number
\pm\sqrt{16} ;; \pm4 ;; = ;; both signs
8^{\frac23} ;; 4 ;; = ;; fractional exponents
8^{\frac23} ;; \frac{16}{3} ;; != ;; fractional exponents
√12 ;; 2√3 ;; = ;; typed roots
2a+3a ;; 5a ;; = ;; like terms
2a+3a ;; 5a^2 ;; != ;; like terms
2a\cdot 3a ;; 6a^2 ;; = ;; monomials
(a+b)^2 ;; a^2+2ab+b^2 ;; = ;; squares
(a+b)^2 ;; a^2+b^2 ;; != ;; squares
(a-b)^2 ;; (b-a)^2 ;; = ;; squares
(a-b)^3 ;; (b-a)^3 ;; != ;; odd powers
(2x-3)(2x+3) ;; 4x^2-9 ;; = ;; difference of squares
(2x-3)(2x+3) ;; 2x^2-9 ;; != ;; difference of squares
-(x-2) ;; -x-2 ;; != ;; a sign before brackets
-(x-2) ;; 2-x ;; = ;; a sign before brackets
3x^2y\cdot(-2xy^3) ;; -6x^3y^4 ;; = ;; monomials
(-2a^2b)^3 ;; -8a^6b^3 ;; = ;; powers of monomials
(-2a^2b)^3 ;; -6a^6b^3 ;; != ;; powers of monomials
x^2·x^3 ;; x^6 ;; != ;; exponents add
x² + 2x ;; x(x+2) ;; = ;; superscript digits
a^6\div a^2 ;; a^4 ;; = ;; exponents subtract
a^6\div a^2 ;; a^3 ;; != ;; exponents subtract
x^2-5x+6 ;; (x-2)(x-3) ;; = ;; factoring
x^2-5x+6 ;; (x+2)(x-3) ;; != ;; factoring
x^2-5x-6 ;; (x-6)(x+1) ;; = ;; factoring
x^3-x ;; x(x+1)(x-1) ;; = ;; factoring
x^3-8 ;; (x-2)(x^2+2x+4) ;; = ;; factoring
x^3-8 ;; (x-2)(x^2+4x+4) ;; != ;; factoring
a^4-b^4 ;; (a^2+b^2)(a+b)(a-b) ;; = ;; factoring
4x^2-4xy+y^2 ;; (2x-y)^2 ;; = ;; factoring
ax-ay+bx-by ;; (a+b)(x-y) ;; = ;; factoring
ax-ay+bx-by ;; (a-b)(x-y) ;; != ;; factoring
\frac{x^2-1}{x-1} ;; x+1 ;; = ;; fractions are reduced
\frac{x^2-1}{x-1} ;; x-1 ;; != ;; fractions are reduced
\frac{1}{x}+\frac{1}{y} ;; \frac{x+y}{xy} ;; = ;; fractions
\frac{1}{x}+\frac{1}{y} ;; \frac{2}{x+y} ;; != ;; fractions
\frac{a}{a-b}-\frac{b}{a-b} ;; 1 ;; = ;; fractions
\frac{x+2}{2} ;; x+1 ;; != ;; every term is divided
\frac{x+2}{2} ;; \frac{x}{2}+1 ;; = ;; every term is divided
\dfrac{1}{x+1} ;; x^{-1}+1 ;; != ;; negative exponents
\frac{-a}{b} ;; -\frac{a}{b} ;; = ;; the sign of a fraction
\frac{a}{b+c} ;; \frac{a}{b}+\frac{a}{c} ;; != ;; a denominator is not split
\sqrt{x^2} ;; |x| ;; = ;; a root of a square
\sqrt{x^2} ;; x ;; != ;; a root of a square
\sqrt{x^2} ;; x ;; = ;; a root of a square ;; x:positive
\sqrt{x^2} ;; -x ;; = ;; a root of a square ;; x:negative
\sqrt{x^2+1} ;; x+1 ;; != ;; a root of a sum
\sqrt{a^2b} ;; a\sqrt b ;; = ;; a root of a square ;; a:positive,b:positive
x=2 ;; 2x=4 ;; = ;; equations have the same solutions
x=2 ;; 2x-4=0 ;; = ;; equations have the same solutions
x=2 ;; x=-2 ;; != ;; equations have the same solutions
x^2=4 ;; x=2 ;; != ;; a solution is missing
x^2=4 ;; x=\pm2 ;; = ;; both signs
x_1=2,x_2=3 ;; x=3或x=2 ;; = ;; solutions in any order
x_1=2, x_2=3 ;; x_1=3, x_2=2 ;; = ;; solutions in any order
x_1=2,x_2=-3 ;; x_1=-2,x_2=3 ;; != ;; solutions
x^2-5x+6=0 ;; (x-2)(x-3)=0 ;; = ;; equations have the same solutions
x^2-2x-1=0 ;; x=1\pm\sqrt2 ;; = ;; both signs
x=\frac{-3\pm\sqrt5}{2} ;; x^2+3x+1=0 ;; = ;; both signs
y=2x+1 ;; 2x-y+1=0 ;; = ;; an equation up to a factor
y=2x+1 ;; 2x+y+1=0 ;; != ;; an equation up to a factor
y=2x+1 ;; y-2x=1 ;; = ;; an equation up to a factor
x+2y-3=0 ;; 2x+4y=6 ;; = ;; an equation up to a factor
x+2y-3=0 ;; y=-\frac12x+\frac32 ;; = ;; an equation up to a factor
y=(x-1)^2+2 ;; y=x^2-2x+3 ;; = ;; an equation up to a factor
y=(x-1)^2+2 ;; y=x^2-2x+2 ;; != ;; an equation up to a factor
y=\frac{6}{x} ;; xy=6 ;; = ;; an equation up to a factor
y=\frac{6}{x} ;; y=6x ;; != ;; an equation up to a factor
x^2+y^2-2x=0 ;; (x-1)^2+y^2=1 ;; = ;; an equation up to a factor
\frac{x^2}{4}+\frac{y^2}{3}=1 ;; 3x^2+4y^2=12 ;; = ;; an equation up to a factor
\frac{x^2}{4}+\frac{y^2}{3}=1 ;; 4x^2+3y^2=12 ;; != ;; an equation up to a factor
\begin{cases}x=1\\y=2\end{cases} ;; \begin{cases}y=2\\x=1\end{cases} ;; = ;; a system in any order
\begin{cases}x=1\\y=2\end{cases} ;; \begin{cases}x=2\\y=1\end{cases} ;; != ;; a system
\begin{cases}x=1\\y=2\end{cases} ;; x=1,y=2 ;; = ;; a system in a line
x>2 ;; 2<x ;; = ;; an inequality turned round
x>2 ;; x\ge2 ;; != ;; strict or not
x>2 ;; -x<-2 ;; = ;; a negative factor turns the sign
x>2 ;; -x>-2 ;; != ;; a negative factor turns the sign
-1<x\le3 ;; (-1,3] ;; = ;; an interval
-1<x\le3 ;; [-1,3) ;; != ;; an interval
x<-1或x>3 ;; (-\infty,-1)\cup(3,+\infty) ;; = ;; a union
x<-1或x>3 ;; x^2-2x-3>0 ;; = ;; an inequality by its solutions
x^2-2x-3<0 ;; -1<x<3 ;; = ;; an inequality by its solutions
x^2-2x-3\le0 ;; -1<x<3 ;; != ;; an inequality by its solutions
\{x|-1<x<3\} ;; (-1,3) ;; = ;; a set by its condition
|x-1|<2 ;; -1<x<3 ;; = ;; an absolute value in an inequality
\{1,2,3\} ;; \{3,2,1\} ;; = ;; a set in any order
\{1,2,3\} ;; \{1,2\} ;; != ;; a set
\{1,2\} ;; (1,2) ;; != ;; a set is no interval
\varnothing ;; \{0\} ;; != ;; the empty set
\emptyset ;; \varnothing ;; = ;; the empty set
(1,2) ;; (2,1) ;; != ;; coordinates have an order
(\frac12,-3) ;; (0.5,-3) ;; = ;; coordinates
\sin30^\circ ;; \frac12 ;; = ;; usual angles
\cos\frac{\pi}{6} ;; \frac{\sqrt3}{2} ;; = ;; usual angles
\tan60° ;; \frac{\sqrt3}{3} ;; != ;; usual angles
\sin 75^\circ ;; \frac{\sqrt6+\sqrt2}{4} ;; = ;; usual angles
\sin15^{\circ} ;; \frac{\sqrt6+\sqrt2}{4} ;; != ;; usual angles
\sin^2x+\cos^2x ;; 1 ;; = ;; trigonometric identities
\sin2x ;; 2\sin x\cos x ;; = ;; trigonometric identities
\sin2x ;; 2\sin x ;; != ;; trigonometric identities
\cos2x ;; 1-2\sin^2x ;; = ;; trigonometric identities
\sin(\pi-x) ;; \sin x ;; = ;; trigonometric identities
\cos(\pi-x) ;; \cos x ;; != ;; trigonometric identities
\log_28 ;; 3 ;; = ;; logarithms
\lg2+\lg5 ;; 1 ;; = ;; logarithms
\lg2+\lg3 ;; \lg5 ;; != ;; logarithms do not add
\ln e^2 ;; 2 ;; = ;; logarithms
\log_49 ;; \log_23 ;; = ;; logarithms
\ln(x^2) ;; 2\ln x ;; != ;; the domain of a logarithm
\ln(x^2) ;; 2\ln x ;; = ;; the domain of a logarithm ;; x:positive
`;
