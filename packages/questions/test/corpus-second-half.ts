/** More pairs, in the form of the first half: `key ;; answer ;; = or != ;; the rule ;; domains`. */
export const SECOND_HALF = String.raw`
3\frac{1}{4}-1\frac{5}{6} ;; 1\frac{5}{12} ;; = ;; a mixed number is a sum
3\frac{1}{4}-1\frac{5}{6} ;; 2\frac{5}{12} ;; != ;; a mixed number is a sum
\frac{0.2}{0.5} ;; 40\% ;; = ;; percent is hundredths
\frac{22}{7} ;; \pi ;; != ;; π is no fraction
3.14 ;; \pi ;; != ;; π is no fraction
25\pi ;; 78.5 ;; != ;; π is no fraction
\frac{4}{3}\pi\times 3^3 ;; 36\pi ;; = ;; geometry with π
\pi\cdot 2^2+2\pi\cdot2\cdot3 ;; 16\pi ;; = ;; geometry with π
\pi\cdot 2^2+2\pi\cdot2\cdot3 ;; 28\pi ;; != ;; geometry with π
36-9\pi ;; 9(4-\pi) ;; = ;; geometry with π
36-9\pi ;; 9\pi-36 ;; != ;; geometry with π
\frac{\sqrt3}{4}\times 6^2 ;; 9\sqrt3 ;; = ;; geometry with roots
\frac{\sqrt3}{4}\times 6^2 ;; 9\sqrt2 ;; != ;; geometry with roots
2\sqrt{13} ;; \sqrt{52} ;; = ;; geometry with roots
5\sqrt2\text{cm} ;; \sqrt{50} ;; = ;; a unit may be left out
12 ;; 12cm ;; = ;; a unit may be left out
12\text{cm}^2 ;; 12平方厘米 ;; = ;; a unit in Chinese
S=\pi r^2 ;; S=2\pi r ;; != ;; geometry with π
\pi r^2 ;; S=\pi r^2 ;; = ;; the answer may have a name
24 ;; x=24 ;; = ;; the answer may have a name
24 ;; x=42 ;; != ;; the answer may have a name
\sqrt{18}-\sqrt{8} ;; \sqrt2 ;; = ;; radicals
\sqrt{18}-\sqrt{8} ;; \sqrt{10} ;; != ;; roots do not subtract
(\sqrt5+2)(\sqrt5-2) ;; 1 ;; = ;; conjugates
(\sqrt3-\sqrt2)^2 ;; 5-2\sqrt6 ;; = ;; squares of radicals
(\sqrt3-\sqrt2)^2 ;; 1 ;; != ;; squares of radicals
\frac{6}{3-\sqrt3} ;; 3+\sqrt3 ;; = ;; rational denominators
\frac{6}{3-\sqrt3} ;; 3-\sqrt3 ;; != ;; rational denominators
\frac{1}{\sqrt[3]{2}} ;; \frac{\sqrt[3]{4}}{2} ;; = ;; rational denominators
\frac{1}{\sqrt[3]{2}} ;; \frac{\sqrt[3]{2}}{2} ;; != ;; rational denominators
\left(\frac{27}{8}\right)^{-\frac23} ;; \frac49 ;; = ;; fractional exponents
\left(\frac{27}{8}\right)^{-\frac23} ;; \frac94 ;; != ;; fractional exponents
2^{100} ;; 4^{50} ;; = ;; powers of powers
2^{100} ;; 4^{98} ;; != ;; powers of powers
(x^2y^{-1})^{-2} ;; \frac{y^2}{x^4} ;; = ;; negative exponents
(x^2y^{-1})^{-2} ;; x^{-4}y^{-2} ;; != ;; negative exponents
x^2-6x+5 ;; (x-3)^2-4 ;; = ;; completing the square
x^2-6x+5 ;; (x-3)^2+4 ;; != ;; completing the square
2x^2+5x-3 ;; (2x-1)(x+3) ;; = ;; factoring
2x^2+5x-3 ;; (2x+1)(x-3) ;; != ;; factoring
-x^2+4 ;; -(x-2)(x+2) ;; = ;; factoring
-x^2+4 ;; (x-2)(x+2) ;; != ;; factoring
x^4-5x^2+4 ;; (x+1)(x-1)(x+2)(x-2) ;; = ;; factoring
a^2+2ab+b^2-c^2 ;; (a+b+c)(a+b-c) ;; = ;; factoring
a^2-2ab+b^2-c^2 ;; (a-b+c)(a+b-c) ;; != ;; factoring
a^3+b^3 ;; (a+b)(a^2-ab+b^2) ;; = ;; factoring
a^3+b^3 ;; (a+b)(a^2+ab+b^2) ;; != ;; factoring
\frac{2}{x^2-1}+\frac{1}{x+1} ;; \frac{1}{x-1} ;; = ;; fractions
\frac{2}{x^2-1}+\frac{1}{x+1} ;; \frac{1}{x+1} ;; != ;; fractions
\frac{x}{x-2}\div\frac{x^2}{x^2-4} ;; \frac{x+2}{x} ;; = ;; fractions
\frac{x}{x-2}\div\frac{x^2}{x^2-4} ;; \frac{x-2}{x} ;; != ;; fractions
\frac{m-n}{n-m} ;; -1 ;; = ;; fractions
\frac{m-n}{n-m} ;; 1 ;; != ;; fractions
\frac{a^2+b^2}{a+b} ;; a+b ;; != ;; fractions are reduced by factors only
1-\frac{1}{n+1} ;; \frac{n}{n+1} ;; = ;; fractions
\frac{1}{n(n+1)} ;; \frac1n-\frac{1}{n+1} ;; = ;; partial fractions
\frac{1}{n(n+2)} ;; \frac1n-\frac{1}{n+2} ;; != ;; partial fractions
\frac{n(n+1)}{2} ;; \frac{n^2+n}{2} ;; = ;; sequences
2^n-1 ;; \frac{1-2^n}{1-2} ;; = ;; sequences
2^n-1 ;; 2^{n-1} ;; != ;; sequences
a_n=2n-1 ;; a_n=2(n-1)+1 ;; = ;; sequences
a_n=2n-1 ;; a_n=2n+1 ;; != ;; sequences
a_n=3\cdot2^{n-1} ;; a_n=\frac32\cdot 2^n ;; = ;; sequences
a_n=3\cdot2^{n-1} ;; a_n=6^{n-1} ;; != ;; powers with other bases do not multiply
S_n=\frac{n(3n-1)}{2} ;; S_n=\frac32n^2-\frac12n ;; = ;; sequences
(-1)^{n+1} ;; -(-1)^n ;; = ;; sequences
(-1)^{n+1} ;; (-1)^n ;; != ;; sequences
\left(\frac12\right)^{n-1} ;; 2^{1-n} ;; = ;; sequences
(n-1)\cdot2^{n+1}+2 ;; (2n-2)2^n+2 ;; = ;; sequences
(n-1)\cdot2^{n+1}+2 ;; (n-2)\cdot2^{n+1}+2 ;; != ;; sequences
\frac{n}{2n+1} ;; \frac12\left(1-\frac{1}{2n+1}\right) ;; = ;; sequences
x=\frac{1}{2} ;; x=0.5 ;; = ;; equations have the same solutions
3x-5=7 ;; x=4 ;; = ;; equations have the same solutions
3x-5=7 ;; x=\frac23 ;; != ;; equations have the same solutions
\frac{2}{x-1}=\frac{3}{x} ;; x=3 ;; = ;; equations with fractions
\frac{x^2-4}{x-2}=0 ;; x=-2 ;; = ;; a denominator is not zero
\frac{x^2-4}{x-2}=0 ;; x=\pm2 ;; != ;; a denominator is not zero
x^2-2x+1=0 ;; x_1=x_2=1 ;; = ;; a double solution
x_1=1,x_2=-5 ;; x^2+4x-5=0 ;; = ;; solutions
x_1=1,x_2=-5 ;; x^2-4x-5=0 ;; != ;; solutions
x_1=\frac{1+\sqrt{13}}{2},x_2=\frac{1-\sqrt{13}}{2} ;; x=\frac{1\pm\sqrt{13}}{2} ;; = ;; both signs
x_1=\frac{1+\sqrt{13}}{2},x_2=\frac{1-\sqrt{13}}{2} ;; x=\frac{-1\pm\sqrt{13}}{2} ;; != ;; both signs
x=1 ;; y=1 ;; != ;; another name
x^2+1=0 ;; 无解 ;; = ;; no solution
x^2+1=0 ;; x=\pm1 ;; != ;; no solution
x=\sqrt[3]{2} ;; x^3=2 ;; = ;; equations have the same solutions
\begin{cases}x+y=3\\x-y=1\end{cases} ;; \begin{cases}x=2\\y=1\end{cases} ;; = ;; a linear system by its solution
\begin{cases}x+y=3\\x-y=1\end{cases} ;; \begin{cases}x=1\\y=2\end{cases} ;; != ;; a linear system by its solution
\begin{cases}x=3\\y=-2\end{cases} ;; (3,-2) ;; = ;; a solution as a point
\begin{cases}x=3\\y=-2\end{cases} ;; (-2,3) ;; != ;; a solution as a point
a=2,b=-3 ;; b=-3,a=2 ;; = ;; values by their names
a=2,b=-3 ;; a=-3,b=2 ;; != ;; values by their names
y=-\frac12x+3 ;; x+2y-6=0 ;; = ;; lines
y=-\frac12x+3 ;; y=-\frac{x-6}{2} ;; = ;; lines
y=-\frac12x+3 ;; y=-\frac12(x+6) ;; != ;; lines
y=kx+b ;; y=k(x+\frac{b}{k}) ;; = ;; lines ;; k:positive
3x-4y+5=0 ;; -3x+4y-5=0 ;; = ;; lines
3x-4y+5=0 ;; -3x+4y+5=0 ;; != ;; lines
\frac{x}{3}+\frac{y}{4}=1 ;; 4x+3y-12=0 ;; = ;; lines
y=2(x-1)^2-3 ;; y=2x^2-4x-1 ;; = ;; parabolas
y=2(x-1)^2-3 ;; y=2x^2-2x-1 ;; != ;; parabolas
y=-(x+1)(x-3) ;; y=-x^2+2x+3 ;; = ;; parabolas
f(x)=x^2-2x ;; f(x)=(x-1)^2-1 ;; = ;; functions
f(x)=x^2-2x ;; y=x^2-2x ;; = ;; f(x) is y
y^2=4x ;; x=\frac{y^2}{4} ;; = ;; parabolas
y^2=4x ;; x^2=4y ;; != ;; parabolas
y^2=4x ;; y=2\sqrt x ;; != ;; half of a parabola
x^2+y^2+4x-6y+9=0 ;; (x+2)^2+(y-3)^2=4 ;; = ;; circles
x^2+y^2+4x-6y+9=0 ;; (x+2)^2+(y-3)^2=2 ;; != ;; circles
\frac{x^2}{9}-\frac{y^2}{16}=1 ;; 16x^2-9y^2=144 ;; = ;; hyperbolas
\frac{x^2}{9}-\frac{y^2}{16}=1 ;; \frac{y^2}{16}-\frac{x^2}{9}=1 ;; != ;; hyperbolas
y=\pm\frac43x ;; 4x\pm3y=0 ;; = ;; asymptotes
y=\pm\frac43x ;; y=\pm\frac34x ;; != ;; asymptotes
2x-3<5 ;; x<4 ;; = ;; inequalities
-2x<6 ;; x<-3 ;; != ;; a negative factor turns the sign
\frac{x-1}{x+2}\le0 ;; (-2,1] ;; = ;; inequalities with fractions
\frac{x-1}{x+2}\le0 ;; [-2,1] ;; != ;; inequalities with fractions
\frac{1}{x}>1 ;; 0<x<1 ;; = ;; inequalities with fractions
\frac{1}{x}>1 ;; x<1 ;; != ;; inequalities with fractions
x(x-2)(x+1)>0 ;; (-1,0)\cup(2,+\infty) ;; = ;; inequalities
\begin{cases}x+1>0\\2x\le6\end{cases} ;; -1<x\le 3 ;; = ;; a system of inequalities
\begin{cases}x+1>0\\2x\le6\end{cases} ;; x\le3 ;; != ;; a system of inequalities
|2x+1|\ge3 ;; x\le-2或x\ge1 ;; = ;; absolute values
|2x+1|\ge3 ;; x\ge1 ;; != ;; absolute values
x^2+x+1>0 ;; \mathbb{R} ;; = ;; all real numbers
x^2<2 ;; -\sqrt2<x<\sqrt2 ;; = ;; inequalities
x^2<2 ;; x<\sqrt2 ;; != ;; inequalities
a\ge-2 ;; [-2,+\infty) ;; = ;; a range
a\ge-2 ;; (-2,+\infty) ;; != ;; a range
m<1且m\ne0 ;; (-\infty,0)\cup(0,1) ;; = ;; a range with a gap
m<1且m\ne0 ;; m<1 ;; != ;; a range with a gap
x+y<3 ;; 2x+2y<6 ;; = ;; inequalities of two variables
x+y<3 ;; x+y>3 ;; != ;; inequalities of two variables
(-\infty,2]\cap(-1,5) ;; (-1,2] ;; = ;; intersections
\{x|x^2-3x+2=0\} ;; \{1,2\} ;; = ;; a set by its condition
\{x|x^2-3x+2=0\} ;; \{-1,-2\} ;; != ;; a set by its condition
\{(1,2),(3,4)\} ;; \{(3,4),(1,2)\} ;; = ;; sets of points
\{(1,2),(3,4)\} ;; \{(2,1),(4,3)\} ;; != ;; sets of points
\{a,b\} ;; \{b,a\} ;; = ;; a set in any order
\{x\mid x\ge1\} ;; \{y\mid y\ge1\} ;; = ;; the letter of a set does not matter
\{x|x\in\mathbb{R},x\ne1\} ;; (-\infty,1)\cup(1,+\infty) ;; = ;; a set by its condition
\tan(x+\frac{\pi}{4}) ;; \frac{1+\tan x}{1-\tan x} ;; = ;; trigonometric identities
\tan(x+\frac{\pi}{4}) ;; \frac{1-\tan x}{1+\tan x} ;; != ;; trigonometric identities
\sin x+\cos x ;; \sqrt2\sin\left(x+\frac{\pi}{4}\right) ;; = ;; trigonometric identities
\sin x+\cos x ;; \sqrt2\cos\left(x+\frac{\pi}{4}\right) ;; != ;; trigonometric identities
\sin x-\sqrt3\cos x ;; 2\sin(x-\frac{\pi}{3}) ;; = ;; trigonometric identities
\sin x-\sqrt3\cos x ;; 2\sin(x-\frac{\pi}{6}) ;; != ;; trigonometric identities
\cos^4x-\sin^4x ;; \cos2x ;; = ;; trigonometric identities
y=3\sin(2x+\frac{\pi}{3}) ;; y=3\cos(2x-\frac{\pi}{6}) ;; = ;; trigonometric functions
y=3\sin(2x+\frac{\pi}{3}) ;; y=3\sin2(x+\frac{\pi}{3}) ;; != ;; trigonometric functions
\sin^{-1}\frac12 ;; \frac{\pi}{6} ;; = ;; inverse functions
120^\circ ;; \frac{2\pi}{3} ;; = ;; degrees
120^\circ ;; \frac{\pi}{3} ;; != ;; degrees
x=k\pi+\frac{\pi}{2},k\in\mathbb{Z} ;; x=k\pi-\frac{\pi}{2}(k\in Z) ;; = ;; solutions that repeat
x=2k\pi+\frac{\pi}{2},k\in\mathbb{Z} ;; x=2k\pi-\frac{\pi}{2},k\in\mathbb{Z} ;; != ;; solutions that repeat
[k\pi-\frac{\pi}{3},k\pi+\frac{\pi}{6}],k\in Z ;; [k\pi+\frac{2\pi}{3},k\pi+\frac{7\pi}{6}](k\in Z) ;; = ;; intervals that repeat
[k\pi-\frac{\pi}{3},k\pi+\frac{\pi}{6}],k\in Z ;; [k\pi+\frac{\pi}{6},k\pi+\frac{2\pi}{3}],k\in Z ;; != ;; intervals that repeat
\log_2 3\cdot\log_3 4 ;; 2 ;; = ;; logarithms
\log_2 3+\log_3 2 ;; 1 ;; != ;; logarithms
\log_a(xy) ;; \log_a x+\log_a y ;; = ;; logarithms ;; a:positive,x:positive,y:positive
\log_a(x+y) ;; \log_a x+\log_a y ;; != ;; logarithms ;; a:positive,x:positive,y:positive
2^{\log_2 5} ;; 5 ;; = ;; logarithms
e^{2\ln3} ;; 9 ;; = ;; logarithms
e^{2\ln3} ;; 6 ;; != ;; logarithms
\frac{\lg8}{\lg2} ;; 3 ;; = ;; logarithms
\frac{\lg8}{\lg2} ;; \lg4 ;; != ;; logarithms
\ln\frac1x ;; -\ln x ;; = ;; logarithms
3x^2-2x ;; x(3x-2) ;; = ;; derivatives
f'(x)=\ln x+1 ;; f'(x)=1+\ln x ;; = ;; derivatives
f'(x)=\frac{1-\ln x}{x^2} ;; f'(x)=\frac{\ln x-1}{x^2} ;; != ;; derivatives
(x+1)e^x ;; xe^x+e^x ;; = ;; derivatives
(x+1)e^x ;; xe^x+1 ;; != ;; derivatives
y=ex-1 ;; y-e+1=e(x-1) ;; = ;; tangents
e^{-x} ;; \frac{1}{e^x} ;; = ;; exponents
e^{-x} ;; -e^x ;; != ;; exponents
\frac{x}{\sqrt{x^2+1}} ;; x(x^2+1)^{-\frac12} ;; = ;; derivatives
\frac{x}{\sqrt{x^2+1}} ;; \frac{2x}{\sqrt{x^2+1}} ;; != ;; derivatives
\vec{a}+2\vec{b} ;; 2\vec b+\vec a ;; = ;; vectors
\overrightarrow{AB} ;; -\overrightarrow{BA} ;; = ;; vectors
\overrightarrow{AB} ;; \overrightarrow{BA} ;; != ;; vectors
\frac12\vec{a}-\frac13\vec{b} ;; \frac{3\vec a-2\vec b}{6} ;; = ;; vectors
\frac12\vec{a}-\frac13\vec{b} ;; \frac{2\vec a-3\vec b}{6} ;; != ;; vectors
\frac{1+i}{1-i} ;; i ;; = ;; complex numbers
(2+i)(1-2i) ;; 4-3i ;; = ;; complex numbers
(2+i)(1-2i) ;; 4+3i ;; != ;; complex numbers
\frac{5}{2-i} ;; 2+i ;; = ;; complex numbers
\frac{5}{2-i} ;; 2-i ;; != ;; complex numbers
C_5^2 ;; 10 ;; = ;; combinations
A_5^2 ;; 10 ;; != ;; arrangements
C_6^2\cdot A_3^3 ;; 90 ;; = ;; combinations
1,2 ;; 2,1 ;; = ;; a list in any order
1,2,2 ;; 1,2 ;; != ;; a list counts its parts
\sqrt{(a-b)^2} ;; a-b ;; != ;; a root of a square
\sqrt{ab} ;; \sqrt a\sqrt b ;; = ;; roots ;; a:positive,b:positive
\frac{\sqrt x-\sqrt y}{x-y} ;; \frac{1}{\sqrt x+\sqrt y} ;; = ;; rational denominators ;; x:positive,y:positive
\frac{\sqrt x-\sqrt y}{x-y} ;; \sqrt x-\sqrt y ;; != ;; rational denominators ;; x:positive,y:positive
`;
